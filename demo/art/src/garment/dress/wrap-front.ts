import type { Chance } from '../../chance/random.ts'
import { stitch } from '../../ink/stitch.ts'
import { flip } from '../../outline/mirror.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { foldPair } from '../habit/fold-pair.ts'
import { bodiceSide } from './bodice.ts'

/** The side of a bodice that laps over the other one, from its shoulder across to the far waist. */
export function wrapFront(rng: Chance, waist: number, { thread }: Trim): Part {
  const edge = pts`-41,0! -29,44 -8,92 20,142 55,${waist}!`
  return part('wrap-front', [...edge, ...pts`0,${waist + 5}`, ...flip(bodiceSide(waist))], {
    puffRadius: 30,
    puff: 3.6,
    edge: 1.1,
    lift: 0.3,
    cast: 4,
    wrinkle: 0.7,
    folds: [0, 1, 2, 3].flatMap((i) => {
      const line = pts`${46 - i * 22},${waist - 4} ${10 - i * 22},${waist - 44 - i * 4} ${-34 - i * 12},${waist - 78 - i * 10}`
      return foldPair(line, [rng.between(4, 6), rng.between(1, 1.7), -1])
    }),
    ink: stitch(
      moved(edge, (x, y) => [x - 3.4, y + 2.6]),
      thread,
      0.32,
    ),
  })
}
