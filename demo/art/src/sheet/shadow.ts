import { blurred } from '../relief/blur.ts'
import { type Grid, grid, mixRow, pickInRow } from '../relief/grid.ts'
import { scratch } from '../relief/scratch.ts'
import type { Layer } from './layer/layer.ts'
import { SHEET_WIDTH, type Sheet } from './sheet.ts'

/** Wide and soft, middle, and a tight line of contact; in cells of 2.5 sheet units. */
const SHADOWS = [
  { radius: 17, dx: 6, dy: 11, strength: 0.17 },
  { radius: 6, dx: 2.2, dy: 4, strength: 0.17 },
  { radius: 1.6, dx: 0.7, dy: 1.2, strength: 0.26 },
]

type Depth = { size: number; strength: number }

/** The shadow of everything on the sheet, cast on the paper. It stays a little warm. */
export function castOnPaper({ w, h, canvas, topmost }: Sheet, layers: readonly Layer[], depth: Depth): void {
  const cell = 2.5 * (w / SHEET_WIDTH)
  const light = paperLight(footprint(layers, { w, h }, cell), depth)
  const nodes = scratch('shadow', light.w)
  for (let y = 0; y < h; y++) {
    mixRow(light, y / cell, nodes)
    for (let x = 0; x < w; x++) {
      if (topmost[y * w + x] !== 0) continue
      const share = pickInRow(nodes, light.w, x / cell)
      if (share > 0.998) continue
      const o = (y * w + x) * 3
      canvas[o] = (canvas[o] as number) * (share * 0.97 + 0.03)
      canvas[o + 1] = (canvas[o + 1] as number) * (share * 0.985 + 0.015)
      canvas[o + 2] = (canvas[o + 2] as number) * share
    }
  }
}

function paperLight(low: Grid, { size, strength }: Depth): Grid {
  const light = grid(low.w, low.h)
  light.data.fill(1)
  for (const shadow of SHADOWS) {
    const soft = blurred(low, shadow.radius * size)
    const nodes = scratch('shadow', low.w)
    for (let y = 0; y < low.h; y++) {
      mixRow(soft, y - shadow.dy * size, nodes)
      for (let x = 0; x < low.w; x++) {
        const i = y * low.w + x
        const dark = shadow.strength * strength * pickInRow(nodes, low.w, x - shadow.dx * size)
        light.data[i] = (light.data[i] as number) * (1 - dark)
      }
    }
  }
  return light
}

function footprint(layers: readonly Layer[], { w, h }: { w: number; h: number }, cell: number): Grid {
  const low = grid(Math.ceil(w / cell) + 1, Math.ceil(h / cell) + 1)
  for (const layer of layers) printLayer(low, layer, cell)
  return low
}

function printLayer({ w, data }: Grid, { box, mask }: Layer, cell: number): void {
  for (let y = Math.ceil(box.y / cell); y * cell < box.y + box.h; y++) {
    const row = Math.floor(y * cell - box.y) * box.w
    for (let x = Math.ceil(box.x / cell); x * cell < box.x + box.w; x++) {
      const cover = (mask[row + Math.floor(x * cell - box.x)] as number) / 255
      data[y * w + x] = Math.max(cover, data[y * w + x] as number)
    }
  }
}
