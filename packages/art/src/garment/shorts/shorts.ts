import type { Chance } from '../../chance/random.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { bothSides } from '../both-sides.ts'
import { between, yesNo } from '../choice.ts'
import { type Cutting, garment, type View } from '../garment.ts'
import { pressedLeg, rise } from '../trousers/pressed-leg.ts'
import { waistband } from '../trousers/waistband.ts'

type Options = { length: number; cuff: boolean }
type Leg = Options & { side: Side; view: View; trim: Trim }

/** Tailored shorts: two pleats, slant pockets, a turn-up. */
export const shorts = garment({
  worn: 'waist',
  frame: { h: 430, y: 386 },
  detail: { at: [-20, 60], zoom: 3 },
  choices: { length: between(210, 330, 250), cuff: yesNo(true) },
  cut,
})

function cut({ rng, view, trim, options }: Cutting<Options>): Part[] {
  return [
    ...bothSides((side) => leg(rng, { ...options, side: -side as Side, view, trim })),
    rise(158),
    waistband(view, trim),
  ]
}

function leg(rng: Chance, { side, view, trim, length, cuff }: Leg): Part[] {
  const hem = 118 + (length - 250) * 0.1
  const shape = pts`-3,12! 67,10! 84,60 96,112 ${hem},${length}! ${hem / 2 + 4},${length + 8} 8,${length + 3}! 2,200 -2,158!`
  const ink = view === 'back' ? welt(side) : slant(side, trim)
  const cloth = pressedLeg(rng, { side, shape, falls: falls(length), ink })
  return cuff ? [cloth, turnUp(side, { length, hem, trim })] : [cloth]
}

const falls = (length: number): Fold[] => [
  fold(pts`38,30 50,120 62,${length}`, [3.6, 3, 0.25]),
  fold(pts`28,24 36,120 42,${length - 8}`, [11, -3, 0.5]),
  fold(pts`62,100 84,180 98,${length}`, [13, -4, 0.7]),
]

const welt = (side: Side) => [
  ...seam(onSide(pts`36,88 74,86`, side)),
  ...seam(onSide(pts`36,94 74,92`, side), { strength: 0.7 }),
]

const slant = (side: Side, { thread }: Trim) => [
  ...seam(onSide(pts`60,22 72,58 87,98`, side), { strength: 0.9 }),
  ...stitch(onSide(pts`57,23 69,60 84,100`, side), thread, 0.4),
  ...[26, 42].flatMap((x, i) => seam(onSide(pts`${x},20 ${x + 3},${64 - i * 12}`, side), { strength: 0.8 })),
]

type Hem = { length: number; hem: number; trim: Trim }

const turnUp = (side: Side, { length, hem, trim }: Hem): Part =>
  part(
    `turn-up${side}`,
    onSide(
      pts`${hem - 4},${length - 26}! ${hem + 3},${length + 2}! ${hem / 2 + 4},${length + 11} 6,${length + 6}! 4,${length - 22}! ${hem / 2},${length - 17}`,
      side,
    ),
    {
      puff: 2.5,
      puffRadius: 8,
      edge: 1.4,
      lift: 0.3,
      cast: 3,
      ink: stitch(
        onSide(pts`${hem - 4},${length - 22} ${hem / 2},${length - 13} 6,${length - 18}`, side),
        trim.thread,
        0.3,
      ),
    },
  )
