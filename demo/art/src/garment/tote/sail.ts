import { rivet } from '../../ink/button.ts'
import { wovenLabel } from '../../ink/label.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { band } from '../../outline/band.ts'
import type { Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import type { Cutting } from '../garment.ts'
import { arch, type HandleCut, seamsOf } from './handle.ts'

const RIM = pts`-152,3! -104,-3 -60,3 0,9 62,2 108,-3 152,4!`
const SIDES = pts`150,120 146,236 137,262! 70,268 0,267 -70,269 -137,261! -146,236 -150,120`
const BASE = pts`-150.5,182! -60,189 0,187 70,190 150.5,183! 147.5,236 137,263! 70,269 0,268 -70,270 -137,262! -147.5,236`
const LIMP = { puffRadius: 40, puff: 5, edge: 1.2, round: 2.8 } as const
const STRAP = 21
const FOOT = 196

/** Canvas that folds flat: it keeps the crease of the drawer, and its base is doubled. */
export const sailBody = ({ rng, view, trim }: Pick<Cutting, 'rng' | 'view' | 'trim'>): Part[] => {
  const crease = rng.spread(16)
  return [
    part('inside', pts`-150,4! -60,-16 60,-15 150,4! 140,22 0,28 -140,22`, {
      tone: 0.6,
      puff: 2,
      lift: 0,
      slot: 'trim',
    }),
    part('body', [...RIM, ...SIDES], {
      ...LIMP,
      lift: 0.1,
      folds: [
        fold(pts`${4 + crease},12 ${crease},100 ${2 + crease},184`, [3.2, 1.1, 0.3]),
        fold(pts`-150,${108 + crease} 0,${104 + crease} 150,${110 + crease}`, [3, -0.9, 0.3]),
        fold(pts`-100,4 -110,70 -128,150`, [12, 3.2, -0.8]),
        fold(pts`100,4 112,80 126,160`, [12, 3, -0.8]),
        fold(pts`-30,40 -24,110 -34,180`, [16, -2.6, 0.8]),
        fold(pts`36,30 26,100 34,180`, [16, -2.8, 0.8]),
      ],
      ink: [
        ...stitch(pts`-150,17 -104,11 -60,17 0,23 62,16 108,11 150,18`, trim.thread),
        ...stitch(pts`-150,20 -104,14 -60,20 0,26 62,19 108,14 150,21`, trim.thread, 0.5),
        ...(view === 'back' ? [] : wovenLabel(0, 34)),
      ],
    }),
  ]
}

/** Sewn on last, over the straps' ends. */
const base = ({ thread }: Trim): Part =>
  part('base', BASE, {
    ...LIMP,
    slot: 'trim',
    lift: 0.2,
    cast: 2.6,
    folds: [
      fold(pts`-130,200 -124,230 -134,256`, [8, 2.4, 0.9]),
      fold(pts`-40,204 -50,230 -36,258`, [14, -2, 0.9]),
      fold(pts`70,204 62,230 74,258`, [14, 2, 0.9]),
    ],
    ink: [
      ...stitch(pts`-147,187 -60,194 0,192 70,195 147,188`, thread),
      ...stitch(pts`-147,190.5 -60,197.5 0,195.5 70,198.5 147,191.5`, thread, 0.5),
      ...seam(pts`-134,254 -70,261 0,259 70,260 134,255`, { strength: 0.5 }),
    ],
  })

/** One strap from the base over the hand and back down to the base. */
export const sailHandle = ({ lean, isFar, trim }: HandleCut): Part[] => {
  const over = arch({ foot: 6, top: isFar ? -200 : -176, spread: 80, lean })
  const line: Outline = isFar ? over : [...pts`-79,${FOOT} -79,90`, ...over, ...pts`79,90 79,${FOOT}`]
  return [
    part('handle', band(line, STRAP), {
      slot: 'trim',
      puffRadius: 6,
      puff: 2,
      edge: 1.3,
      round: 2.4,
      lift: 0.28,
      cast: 3,
      wrinkle: 0.6,
      ink: [
        ...seamsOf(line, STRAP, 2.6).flatMap((edge) => stitch(edge, trim.thread, 0.5)),
        ...[-68.5, 68.5].map((x) => rivet([x, 13], 3, '#b89a62')),
      ],
    }),
    ...(isFar ? [] : [base(trim)]),
  ]
}
