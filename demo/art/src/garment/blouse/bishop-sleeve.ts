import type { Chance } from '../../chance/random.ts'
import { button } from '../../ink/button.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const SHAPE = pts`108,28! 128,44 146,96 164,170 188,252 196,296 190,322 174,330! 150,331! 132,318 126,282 124,220 120,160 116,136! 108,96 104,60`
const CUFF = pts`176,326! 149,327! 146,354! 178,353!`

/** Full from the elbow down, gathered into a narrow cuff with one pearl. */
export const bishopSleeve = (rng: Chance, side: Side, { thread, pearl }: Trim): Part[] => [
  part(`cuff${side}`, onSide(CUFF, side), {
    slot: 'trim',
    grain: Math.PI / 2,
    lift: 0.2,
    puffRadius: 10,
    puff: 3,
    ink: [...stitch(onSide(pts`149,350 177,349`, side), thread), button([side * 153, 341], 2.8, pearl)],
  }),
  part(`sleeve${side}`, onSide(SHAPE, side), {
    grain: -side * 0.18,
    lift: 0.2,
    puffRadius: 24,
    puff: 7,
    folds: [...gathers(rng, side), ...falls(rng, side)],
  }),
]

const gathers = (rng: Chance, side: Side) =>
  Array.from({ length: 7 }, (_, i) => {
    const x = 148 + i * 5
    const line = pts`${x},330 ${x + (i - 3) * 2.6},${306 + rng.spread(5)} ${x + (i - 3) * 5},${268 - rng.between(0, 30)}`
    return fold(onSide(line, side), [rng.between(3.4, 5), (i % 2 ? 1 : -1) * rng.between(2.4, 3.6), -0.9])
  })

const falls = (rng: Chance, side: Side) => [
  fold(onSide(pts`122,50 134,130 148,220 160,300`, side), [12, 4, 0.7]),
  fold(onSide(pts`118,110 126,190 138,280`, side), [9, -3.4, 0.7]),
  fold(onSide(pts`140,90 158,180 178,290`, side), [10, -3, 0.7]),
  fold(onSide(pts`114,44 122,84 ${120 + rng.spread(4)},130`, side), [7, -2.2, 0.8]),
]
