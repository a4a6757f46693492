import type { Layer } from '../layer/layer.ts'
import { isHidden } from '../layer/visible.ts'
import type { Sheet } from '../sheet.ts'

/** One row of a part's pixels on its way from light to colour; only from…to is filled. */
export type Row = {
  y: number
  from: number
  to: number
  shade: Float32Array
  slopeX: Float32Array
  slopeY: Float32Array
  gloss: Float32Array
  /** Where in the cloth each pixel lies. */
  u: Float32Array
  v: Float32Array
  weave: Float32Array
  second: Float32Array
  third: Float32Array
  red: Float32Array
  green: Float32Array
  blue: Float32Array
}

export function emptyRow(width: number): Row {
  const lane = () => new Float32Array(width)
  return {
    y: 0,
    from: 0,
    to: 0,
    shade: lane(),
    slopeX: lane(),
    slopeY: lane(),
    gloss: lane(),
    u: lane(),
    v: lane(),
    weave: lane(),
    second: lane(),
    third: lane(),
    red: lane(),
    green: lane(),
    blue: lane(),
  }
}

/** Sets the row's span to the part's outermost pixels that stay to be seen; false when it has none there. */
export function enterRow(row: Row, { box, mask, place }: Layer, { w, topmost }: Sheet): boolean {
  const start = row.y * box.w
  const below = (box.y + row.y) * w + box.x
  row.from = 0
  row.to = box.w
  while (row.from < row.to && isHidden(mask[start + row.from], topmost[below + row.from], place)) row.from++
  while (row.to > row.from && isHidden(mask[start + row.to - 1], topmost[below + row.to - 1], place)) row.to--
  return row.to > row.from
}
