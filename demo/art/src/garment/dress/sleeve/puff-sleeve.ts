import type { Chance } from '../../../chance/random.ts'
import { seam } from '../../../ink/seam.ts'
import { onSide } from '../../../outline/mirror.ts'
import type { Side } from '../../../outline/point.ts'
import { pts } from '../../../outline/pts.ts'
import { type Part, part } from '../../../part/part.ts'
import { gathers } from './sleeve-gathers.ts'

const SHAPE = pts`93,20! 108,19 126,38 141,70 149,98 147,108! 104,121! 98,112 91,92 86,56`
const BAND = pts`147.5,103! 149.5,111.5! 105.5,125! 103,116!`

/** Short sleeve, gathered into the shoulder and into a narrow band. */
export const puffSleeve = (rng: Chance, side: Side): Part[] => [
  part(`sleeve${side}`, onSide(SHAPE, side), {
    grain: -side * 0.4,
    lift: 0.3,
    puffRadius: 20,
    puff: 4.4,
    wrinkle: 0.6,
    folds: [
      ...gathers(rng, side, {
        from: [
          [97, 20],
          [116, 26],
        ],
        to: [
          [98, 84],
          [140, 84],
        ],
        count: 5,
      }),
      ...gathers(rng, side, {
        from: [
          [146, 107],
          [104, 119],
        ],
        to: [
          [132, 66],
          [98, 78],
        ],
        count: 6,
      }),
    ],
  }),
  cuffBand(side, BAND),
]

/** What a gathered sleeve is caught in; the outline starts at its upper outer corner. */
export const cuffBand = (side: Side, band: typeof BAND): Part => {
  const [outer, , , inner] = band
  return part(`sleeve-band${side}`, onSide(band, side), {
    grain: -side * 0.4 + Math.PI / 2,
    lift: 0.2,
    cast: 2,
    puff: 1.4,
    puffRadius: 5,
    wrinkle: 0.3,
    ink: outer && inner ? seam(onSide([outer, inner], side), { strength: 0.35 }) : [],
  })
}
