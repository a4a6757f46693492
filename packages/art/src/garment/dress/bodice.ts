import type { Chance } from '../../chance/random.ts'
import { line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { flip, onSide } from '../../outline/mirror.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { bothSides } from '../both-sides.ts'
import type { View } from '../garment.ts'
import { armpits } from '../habit/armpit-folds.ts'

const BACK_NECK = pts`-40,-2 -20,14 0,18 20,14 40,-2`
const FRONT_NECK = pts`-40,0 -31,36 -15,78 0,104! 15,78 31,36 40,0`
const RIGHT = pts`41,0! 66,7 96,22! 93,58 99,92! 84,140 71,200!`
const SHOULDER = pts`41,1 66,8 96,23`

export function bodice(rng: Chance, view: View, { thread, deep }: Trim): Part {
  const isBack = view === 'back'
  const neck = isBack ? BACK_NECK : FRONT_NECK
  const sewn = moved(neck, (x, y) => [x * 1.1, y + (isBack ? 4 : 5)])
  const zip = line(pts`0,20 0,200`, { color: deep, width: 1.4, opacity: 0.55 })
  return part('bodice', [...neck.slice(1, -1), ...RIGHT, ...pts`0,205`, ...flip(RIGHT)], {
    puffRadius: 34,
    puff: 5,
    lift: 0.25,
    cast: 4,
    folds: [...armpits(rng, [96, 98], 0.7), ...darts()],
    ink: [
      ...bothSides((side) => seam(onSide(SHOULDER, side), { strength: 0.4 })),
      ...stitch(sewn, thread, 0.4),
      ...(isBack ? [zip] : []),
    ],
  })
}

/** Three a side, up from the waist. */
const darts = (): Fold[] =>
  bothSides((side) =>
    [0, 1, 2].map((i) => {
      const line = pts`${30 + i * 16},196 ${33 + i * 17},172 ${40 + i * 14},${150 - i * 6}`
      return fold(onSide(line, side), [4.5, i % 2 ? -2.4 : 2.6, -1])
    }),
  )
