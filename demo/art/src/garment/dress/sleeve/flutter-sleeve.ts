import type { Chance } from '../../../chance/random.ts'
import { stitch } from '../../../ink/stitch.ts'
import { onSide } from '../../../outline/mirror.ts'
import { moved, type Side } from '../../../outline/point.ts'
import { pts } from '../../../outline/pts.ts'
import { type Part, part } from '../../../part/part.ts'
import type { Trim } from '../../../tint/trim.ts'
import { foldPair } from '../../habit/fold-pair.ts'
import { gathers } from './sleeve-gathers.ts'

const HEM = pts`157,99! 150,105.5 143,106.6 136,112 127,112.6 118,118.6 110,118.4 101,121!`
const SHAPE = pts`93,20! 106,20 126,40 146,72`
const ARMHOLE = pts`95,104 91,84 86,56`

/** Short sleeve, gathered into the shoulder and falling open in soft cones. */
export const flutterSleeve = (rng: Chance, side: Side, { thread }: Trim): Part =>
  part(`sleeve${side}`, onSide([...SHAPE, ...HEM, ...ARMHOLE], side), {
    grain: -side * 0.45,
    lift: 0.3,
    puffRadius: 18,
    puff: 3,
    wrinkle: 0.6,
    folds: [
      ...gathers(rng, side, {
        from: [
          [97, 21],
          [116, 27],
        ],
        to: [
          [98, 78],
          [144, 78],
        ],
        count: 5,
        amount: 0.8,
      }),
      ...[0, 1, 2, 3].flatMap((i) => {
        const line = pts`${152 - i * 14},${112 + i * 5} ${136 - i * 10},${80 + i * 5} ${119 - i * 5},${46 + i * 6}`
        return foldPair(onSide(line, side), [rng.between(4.6, 6), rng.between(2, 3), -0.9], side)
      }),
    ],
    ink: stitch(
      moved(onSide(HEM, side), (x, y) => [x - side * 1.2, y - 3]),
      thread,
      0.3,
    ),
  })
