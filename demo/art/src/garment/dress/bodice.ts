import type { Chance } from '../../chance/random.ts'
import type { Ink } from '../../ink/ink.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { flip, onSide } from '../../outline/mirror.ts'
import { moved, type Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { bothSides } from '../both-sides.ts'
import type { View } from '../garment.ts'
import { armpits } from '../habit/armpit-folds.ts'
import { BACK_NECKS, NECKLINES, type Neck } from './necklines.ts'

/** `waist` is the height of the waist seam; `ink` is what else is sewn on it. */
export type BodiceCut = { view: View; neck: Neck; waist: number; trim: Trim; ink?: readonly Ink[] }

/** From the shoulder round the armhole to the waist. */
export const bodiceSide = (waist: number): Outline =>
  pts`66,7 96,22! 93,58 99,92! 85,${waist - 56} 71,${waist}!`

const SHOULDER = pts`41,1 66,8 96,23`

export function bodice(rng: Chance, { view, neck, waist, trim, ink = [] }: BodiceCut): Part {
  const isBack = view === 'back'
  const line = isBack ? BACK_NECKS[neck] : NECKLINES[neck].line
  const side = bodiceSide(waist)
  return part('bodice', [...line, ...side, ...pts`0,${waist + 5}`, ...flip(side)], {
    puffRadius: 34,
    puff: 4,
    lift: 0.25,
    cast: 4,
    wrinkle: 0.7,
    folds: [...armpits(rng, [96, 98], 0.6), ...fullness(rng, waist)],
    ink: [
      ...bothSides((at) => seam(onSide(SHOULDER, at), { strength: 0.4 })),
      ...bothSides((at) => seam(onSide(dart(waist, isBack), at), { strength: 0.35 })),
      ...stitch(
        moved(line, (x, y) => [x * 1.08, y + 4.5]),
        trim.thread,
        0.32,
      ),
      ...ink,
    ],
  })
}

/** In front the dart ends below the bust, behind it runs up to the shoulder blade. */
const dart = (waist: number, isBack: boolean): Outline =>
  isBack
    ? pts`34,${waist} 38,${waist - 50} 40,${waist - 96}`
    : pts`38,${waist} 41,${waist - 30} 46,${waist - 62}`

/** The easy bodice blouses a little above the waist: short folds up from the seam, ridge beside valley. */
const fullness = (rng: Chance, waist: number): Fold[] =>
  bothSides((side) =>
    [10, 22, 33, 46, 57].map((x, i) => {
      const top = waist - rng.between(24, 62)
      const line = pts`${x},${waist} ${x * 1.04},${(waist + top) / 2} ${x * 1.14 + rng.spread(3)},${top}`
      return fold(onSide(line, side), [rng.between(3, 5), (i % 2 ? -1 : 1) * rng.between(1.1, 2), -1])
    }),
  )
