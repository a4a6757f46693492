import type { Chance } from '../../../chance/random.ts'
import { onSide } from '../../../outline/mirror.ts'
import type { Side } from '../../../outline/point.ts'
import { pts } from '../../../outline/pts.ts'
import { type Part, part } from '../../../part/part.ts'
import { foldPair } from '../../habit/fold-pair.ts'
import { cuffBand } from './puff-sleeve.ts'
import { gathers } from './sleeve-gathers.ts'

const SHAPE = pts`93,20! 107,20 124,42 142,88 159,136 166,160 161,171! 126,183! 114,172 107,138 96,102 86,58`
const BAND = pts`162,166! 165.5,176! 129.5,189! 125.5,178!`

/** Gathered at the shoulder, full, and caught in a narrow band above the elbow. */
export const elbowSleeve = (rng: Chance, side: Side): Part[] => [
  part(`sleeve${side}`, onSide(SHAPE, side), {
    grain: -side * 0.34,
    lift: 0.3,
    puffRadius: 20,
    puff: 4.6,
    wrinkle: 0.7,
    folds: [
      ...gathers(rng, side, {
        from: [
          [97, 21],
          [114, 26],
        ],
        to: [
          [102, 92],
          [136, 88],
        ],
        count: 5,
        amount: 0.8,
      }),
      ...gathers(rng, side, {
        from: [
          [160, 170],
          [127, 182],
        ],
        to: [
          [142, 104],
          [112, 122],
        ],
        count: 6,
      }),
      ...foldPair(onSide(pts`98,94 118,104 140,104`, side), [5, 1.4, -1], side),
    ],
  }),
  cuffBand(side, BAND),
]
