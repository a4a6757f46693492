import type { Chance } from '../../chance/random.ts'
import { seam } from '../../ink/seam.ts'
import { band } from '../../outline/band.ts'
import { mirrored, onSide } from '../../outline/mirror.ts'
import { corner, type Outline, type Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { between, oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { armpits } from '../habit/armpit-folds.ts'
import { dragFolds } from '../habit/drag-folds.ts'
import { hangFolds } from '../habit/hang-folds.ts'
import { insideBack } from '../inside-back.ts'
import { longSleeve } from '../sleeve/long-sleeve.ts'
import { rollNeck } from './roll-neck.ts'

const BACK_NECK = pts`-50,0 -26,8 0,10 26,8 50,0`
const FRONT_NECKS = {
  crew: pts`-50,0 -42,22 -24,37 0,42 24,37 42,22 50,0`,
  v: pts`-48,0 -36,34 -16,78 0,104! 16,78 36,34 48,0`,
  // A roll neck needs a closed back neckline, or the body gapes behind it.
  turtle: BACK_NECK,
}
const SHOULDER = pts`50,1 88,15 126,35`

type Neck = keyof typeof FRONT_NECKS
type Options = { neck: Neck; length: number }

/** Sweater: rib neck, cuffs and hem drawn narrower than the body, which blouses over the hem. */
export const sweater = garment({
  detail: { at: [30, 60], zoom: 3 },
  choices: { neck: oneOf<Neck>('crew', 'v', 'turtle'), length: between(330, 430, 372) },
  cut,
})

function cut({ rng, view, options: { neck, length } }: Cutting<Options>): Part[] {
  const isBack = view === 'back'
  const opening = isBack ? BACK_NECK : FRONT_NECKS[neck]
  const sleeves = bothSides((side) => sleeve(rng, side, length))
  const hem = part('hem', hemOutline(length), {
    slot: 'rib',
    lift: 0,
    puffRadius: 10,
    puff: 3,
    folds: hangFolds(rng, { x: [-110, 110], y: [length - 40, length + 10], count: 7, amount: 0.6 }),
  })
  const neckband =
    neck === 'turtle'
      ? rollNeck()
      : part('neckband', band(opening, 15), {
          slot: 'rib',
          puff: 0,
          edge: 2.4,
          round: 4,
          lift: 0.35,
          cast: 4,
        })
  return [...(isBack ? [] : inside(neck)), hem, body(rng, opening, length), neckband, ...sleeves]
}

function body(rng: Chance, opening: Outline, b: number): Part {
  const half = pts`50,0! 88,14 126,34! 122,80 134,138 137,210 139,${b - 60} 137,${b - 36} 130,${b - 27}! 60,${b - 24} 0,${b - 23}`
  return part('body', [...opening.slice(1, -1), ...mirrored(half)], {
    puffRadius: 44,
    puff: 4.5,
    lift: 0.4,
    cast: 4,
    folds: [
      ...armpits(rng, [130, 142], 1.1),
      ...hangFolds(rng, { x: [-110, 110], y: [180, b - 20], count: 7 }),
      ...dragFolds(rng, { x: [-138, 138], y: [170, b - 80], count: 4 }),
    ],
    ink: bothSides((side) => seam(onSide(SHOULDER, side), { strength: 0.4 })),
  })
}

const hemOutline = (b: number): Outline => [
  ...pts`-129,${b - 31}! -60,${b - 28} 0,${b - 27} 60,${b - 28} 129,${b - 31}! 131,${b - 14} 128,${b}! 60,${b + 4}`,
  ...pts`0,${b + 5} -60,${b + 4} -128,${b}! -131,${b - 14}`,
]

function sleeve(rng: Chance, side: Side, length: number): Part[] {
  const cut = {
    tip: [124, 33],
    pit: [134, 146],
    end: [176, length - 30],
    cuff: 22,
    bow: 6,
    fullness: 0.98,
  } as const
  const { part: sleeve, at } = longSleeve(rng, { ...cut, side, amount: 1.1 })
  const cuff = [at(0.985, 0.86), at(0.985, -0.86), at(1.12, -0.8), at(1.12, 0.84)].map(corner)
  const look = { slot: 'rib', grain: -side * 0.09, lift: 0.3, puffRadius: 12 } as const
  return [part(`cuff${side}`, cuff, look), sleeve]
}

const inside = (neck: Neck): Part[] => [
  insideBack(BACK_NECK, { depth: neck === 'v' ? 100 : 60, ...(neck !== 'turtle' && { label: 24 }) }),
  part('neck-back', band(pts`-50,-2 -26,6 0,8 26,6 50,-2`, 13), {
    slot: 'rib',
    tone: 0.82,
    puff: 0,
    edge: 1.6,
    lift: 0.3,
    cast: 3,
  }),
]
