import { band } from '../../outline/band.ts'
import type { Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { EYELETS } from './facing.ts'

/** Flat laces, straight across: out of the near eyelet, over the tongue and down behind the far stay. */
export const laces = (): Part[] =>
  EYELETS.map((eyelet, i) =>
    part(`lace${i}`, lace(eyelet), {
      slot: 'lace',
      fabric: 'cotton',
      color: 'chalk',
      puff: 1.4,
      puffRadius: 8,
      edge: 1,
      lift: 0.36,
      cast: 2.4,
      wrinkle: 0,
    }),
  )

/** Rounded at both ends, where it turns down. */
function lace([x, y]: Point): Point[] {
  const way = pts`${x + 2.6},${y - 1.4} ${x - 1.5},${y - 9} ${x - 7.5},${y - 18} ${x - 13},${y - 24.4}`
  return band(way, 8.2, -1).map(([a, b]) => [a, b])
}
