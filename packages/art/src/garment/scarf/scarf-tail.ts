import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'

const LEFT = pts`-62,60! 4,70! -8,180 -14,300 -20,408! -62,412 -106,406! -98,280 -84,160`
const RIGHT = pts`-6,60! 62,56! 80,150 88,260 94,360! 50,367 7,364! 4,250 0,150`

export const leftTail = (): Part =>
  part('tail-left', LEFT, {
    puff: 9,
    lift: 0.2,
    grain: 0.06,
    folds: [
      fold(pts`-40,80 -54,220 -64,400`, [11, 5, 0.7]),
      fold(pts`-14,90 -30,240 -40,400`, [9, -5, 0.7]),
      fold(pts`-56,100 -76,240 -88,400`, [9, -4, 0.7]),
    ],
  })

/** The right tail lies over the left one. */
export const rightTail = (): Part =>
  part('tail-right', RIGHT, {
    puff: 9,
    lift: 0.45,
    cast: 8,
    grain: -0.06,
    folds: [
      fold(pts`30,80 44,210 52,360`, [10, -5, 0.7]),
      fold(pts`10,90 20,220 26,360`, [9, 5, 0.7]),
      fold(pts`52,90 68,220 76,356`, [9, 5, 0.7]),
    ],
  })
