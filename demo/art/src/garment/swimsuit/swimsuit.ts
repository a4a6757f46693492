import type { Chance } from '../../chance/random.ts'
import type { Ink } from '../../ink/ink.ts'
import { seam } from '../../ink/seam.ts'
import { mirrored, onSide } from '../../outline/mirror.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { foldPair } from '../habit/fold-pair.ts'
import { bindings } from './binding.ts'
import { LEGS, NECKS, type Neck, rightHalf } from './swimsuit-shape.ts'

/** One-piece swimsuit: wide straps, a low back, every edge bound with elastic. */
export const swimsuit = garment({
  worn: 'shoulders',
  frame: { w: 330, h: 590 },
  detail: { at: [26, 100], zoom: 2.6 },
  choices: { neck: oneOf<Neck>('scoop', 'square') },
  cut,
})

function cut({ rng, view, trim, options: { neck } }: Cutting<{ neck: Neck }>): Part[] {
  const isBack = view === 'back'
  const line = isBack ? NECKS.back : NECKS[neck]
  const leg = isBack ? LEGS.back : LEGS.front
  return [
    ...(isBack ? [insideFront(neck)] : insideBack()),
    part('body', mirrored(rightHalf(line, leg)), {
      puffRadius: 34,
      puff: 5,
      edge: 1.2,
      lift: 0.4,
      cast: 4,
      wrinkle: 0.7,
      folds: [...stretch(rng), ...(isBack ? seat() : bust())],
      ink: isBack ? [] : frontSeams(),
    }),
    ...bindings(line, leg, trim),
  ]
}

const INSIDE = { tone: 0.66, puff: 0, edge: 0.4, lift: 0 } as const

/** Behind the front: the straps on their way down the back, and the seat, which is cut lower than the front. */
const insideBack = (): Part[] => [
  ...bothSides((side) =>
    part(`inside-strap${side}`, onSide(pts`44,5! 37,40 36,130! 58,130! 62,12!`, side), INSIDE),
  ),
  part('inside-seat', mirrored([...pts`0,300 60,278!`, ...LEGS.back, ...pts`0,390`]), INSIDE),
]

/** Above a low back the inside of the front is seen. */
const insideFront = (neck: Neck): Part =>
  part('inside-front', mirrored([...NECKS[neck], ...pts`60,14! 64,120 60,200 0,240`]), INSIDE)

/** Jersey at rest draws in at the waist: faint pairs from the side seams, gone before the middle. */
const stretch = (rng: Chance): Fold[] =>
  bothSides((side) =>
    [0, 1, 2].flatMap((i) => {
      const y = 168 + i * 20 + rng.spread(5)
      const line = pts`80,${y} 54,${y + 5 + i * 2} ${rng.between(14, 34)},${y + 3 + i * 5}`
      return foldPair(onSide(line, side), [rng.between(6, 9), rng.between(0.6, 1), -0.9], side)
    }),
  )

const bust = (): Fold[] =>
  bothSides((side) => [
    fold(onSide(pts`26,126 42,132 60,126`, side), [20, 2.2, 1]),
    fold(onSide(pts`14,152 42,160 74,146`, side), [8, -1.1, 1]),
  ])

const seat = (): Fold[] =>
  bothSides((side) => [
    fold(onSide(pts`28,300 42,310 58,300`, side), [24, 2, 1]),
    ...foldPair(onSide(pts`30,372 42,352 58,326`, side), [5, 1, -1], side),
  ])

/** A seam shapes each side of the front; the gusset is set in above the crotch. */
const frontSeams = (): Ink[] => [
  ...bothSides((side) => seam(onSide(pts`68,74 60,124 54,190 60,262`, side), { strength: 0.3 })),
  ...seam(pts`-40,360 0,353 40,360`, { strength: 0.45 }),
]
