import { sheetSize } from '../sheet.ts'
import type { Box } from './box.ts'
import { reachOf, type Silhouette } from './layer.ts'

type MaybeSilhouettes = readonly (Silhouette | undefined)[]

/** For every pixel of the sheet the last part, counted from 1, that covers it wholly: what lies below is not drawn. */
export function topmostOf(silhouettes: MaybeSilhouettes, scale: number): Uint16Array {
  const { w, h } = sheetSize(scale)
  const topmost = new Uint16Array(w * h)
  silhouettes.forEach((one, i) => {
    if (!one) return
    const { box, mask } = one
    for (let y = 0; y < box.h; y++) {
      const below = topmost.subarray((box.y + y) * w + box.x)
      layOver(below, mask.subarray(y * box.w, (y + 1) * box.w), i + 1)
    }
  })
  return topmost
}

function layOver(below: Uint16Array, row: Uint8Array, place: number): void {
  for (let x = 0; x < row.length; x++) if (row[x] === 255) below[x] = place
}

/** Each part cut down to what stays to be seen of it and what shapes that; nothing where a part is wholly hidden. */
export function cutToSeen(silhouettes: MaybeSilhouettes, topmost: Uint16Array, scale: number) {
  return silhouettes.map((one, i) => {
    const seen = one && seenBox(one, { topmost, scale, place: i + 1 })
    return seen && cutTo(one, padded(seen, one, scale))
  })
}

type Stack = { topmost: Uint16Array; scale: number; place: number }

function seenBox({ box, mask }: Silhouette, { topmost, scale, place }: Stack): Box | undefined {
  const { w } = sheetSize(scale)
  let [x0, x1, y0, y1] = [box.w, -1, box.h, -1]
  for (let y = 0; y < box.h; y++) {
    const row = y * box.w
    const start = (box.y + y) * w + box.x
    let left = 0
    while (left < box.w && isHidden(mask[row + left], topmost[start + left], place)) left++
    if (left === box.w) continue
    let right = box.w - 1
    while (right > x1 && isHidden(mask[row + right], topmost[start + right], place)) right--
    x0 = Math.min(x0, left)
    x1 = Math.max(x1, right)
    y0 = Math.min(y0, y)
    y1 = y
  }
  return y1 < 0 ? undefined : { x: box.x + x0, y: box.y + y0, w: x1 - x0 + 1, h: y1 - y0 + 1 }
}

/** By the part's own cover of a pixel and the last part that covers it wholly. */
export const isHidden = (cover = 0, topmost = 0, place: number): boolean => cover === 0 || topmost > place

/** With room for its shadow and for the rounding that comes from an edge beyond what is seen. */
function padded(seen: Box, { part, box }: Silhouette, scale: number): Box {
  const pad = Math.ceil(Math.max(reachOf(part), part.puffRadius * 0.55) * scale)
  const x = Math.max(box.x, seen.x - pad)
  const y = Math.max(box.y, seen.y - pad)
  return {
    x,
    y,
    w: Math.min(box.x + box.w, seen.x + seen.w + pad) - x,
    h: Math.min(box.y + box.h, seen.y + seen.h + pad) - y,
  }
}

function cutTo({ part, box, mask }: Silhouette, to: Box): Silhouette {
  if (to.w === box.w && to.h === box.h) return { part, box, mask }
  const cut = new Uint8Array(to.w * to.h)
  for (let y = 0; y < to.h; y++) {
    const from = (to.y - box.y + y) * box.w + to.x - box.x
    cut.set(mask.subarray(from, from + to.w), y * to.w)
  }
  return { part, box: to, mask: cut }
}
