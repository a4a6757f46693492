import type { Cloth } from '../cloth/cloth.ts'
import type { Layer } from '../sheet/layer/layer.ts'
import { stampFold } from './fold-stamp.ts'
import type { Grid } from './grid.ts'
import type { Patch, Relief } from './relief.ts'
import { addRounding } from './rounding.ts'
import { scratch } from './scratch.ts'
import { addUnrest } from './unrest.ts'

type Surface = { cloth: Cloth; scale: number; step: number; seed: number }

/** Height of one part: rounded edge, soft volume, folds, unrest, and its own drape function. */
export function buildRelief({ part, box, mask }: Layer, { cloth, scale, step, seed }: Surface): Relief {
  const w = Math.ceil(box.w / step / scale) + 1
  const h = Math.ceil(box.h / step / scale) + 1
  const cover = coarseCover({ box, mask }, workGrid('cover', w, h), step * scale)
  const height = workGrid('height', w, h)
  const patch: Patch = { step, origin: { x: box.x / scale, y: box.y / scale } }
  addRounding(height, cover, [part.round / step, part.edge])
  addRounding(height, cover, [part.puffRadius / step, part.puff])
  for (const fold of part.folds) stampFold(height, patch, { ...fold, height: fold.height * cloth.loft })
  addUnrest(height, patch, { part, amount: cloth.unrest, seed })
  if (part.relief) addFunction(height, patch, part.relief)
  const fade = part.fades.length > 0 ? workGrid('fade', w, h) : undefined
  if (fade) for (const worn of part.fades) stampFold(fade, patch, worn)
  return { ...patch, cover, height, fade }
}

/** An empty grid, good until the next part's relief is built. */
function workGrid(name: string, w: number, h: number): Grid {
  return { w, h, data: scratch(name, w * h).fill(0) }
}

function coarseCover({ box, mask }: Pick<Layer, 'box' | 'mask'>, cover: Grid, cell: number): Grid {
  for (let y = 0; y < cover.h; y++) {
    const row = Math.min(box.h - 1, Math.round(y * cell)) * box.w
    for (let x = 0; x < cover.w; x++) {
      cover.data[y * cover.w + x] = (mask[row + Math.min(box.w - 1, Math.round(x * cell))] as number) / 255
    }
  }
  return cover
}

function addFunction(
  { w, h, data }: Grid,
  { step, origin }: Patch,
  relief: (x: number, y: number) => number,
): void {
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      data[i] = (data[i] as number) + relief(origin.x + x * step, origin.y + y * step)
    }
  }
}
