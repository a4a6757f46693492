import type { Chance } from '../../chance/random.ts'
import type { Side } from '../../outline/point.ts'
import type { Part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { bothSides } from '../both-sides.ts'
import { between, oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { bodice } from './bodice.ts'
import { belt, buckle, tie } from './dress-belt.ts'
import { dressSkirt, type Skirt } from './dress-skirt.ts'
import { neckInside } from './neck-inside.ts'
import type { Neck } from './necklines.ts'
import { elbowSleeve } from './sleeve/elbow-sleeve.ts'
import { flutterSleeve } from './sleeve/flutter-sleeve.ts'
import { puffSleeve } from './sleeve/puff-sleeve.ts'
import { wrapFront } from './wrap-front.ts'

type Sleeve = 'puff' | 'flutter' | 'elbow'
type Waist = 'tie' | 'belt'
type Options = { length: number; flare: number; neck: Neck; sleeve: Sleeve; waist: Waist; skirt: Skirt }

/** Gathered sleeves over a gathered skirt with a tied belt, or over panels that fall from a narrow belt set higher. */
export const dress = garment({
  worn: 'shoulders',
  detail: { at: [10, 150], zoom: 2.8 },
  choices: {
    length: between(480, 620, 570),
    flare: between(110, 170, 148),
    neck: oneOf<Neck>('v', 'wrap', 'round', 'square', 'boat'),
    sleeve: oneOf<Sleeve>('puff', 'flutter', 'elbow'),
    waist: oneOf<Waist>('tie', 'belt'),
    skirt: oneOf<Skirt>('gathered', 'panels', 'tiers'),
  },
  cut,
})

const WAISTS = { tie: { waist: 196, deep: 18 }, belt: { waist: 184, deep: 10 } }

function cut({
  rng,
  view,
  trim,
  options: { length, flare, neck, sleeve, skirt, waist: kind },
}: Cutting<Options>): Part[] {
  const { waist, deep } = WAISTS[kind]
  const isTied = kind === 'tie'
  const isWrap = neck === 'wrap' && view !== 'back'
  const knotAt = rng.pick([-34, 8, 30])
  return [
    ...neckInside(view, neck),
    dressSkirt(rng, { skirt, waist, length, flare, trim }),
    ...bothSides((side) => sleeveOf(sleeve, rng, { side, trim })),
    bodice(rng, { view, neck, waist, trim }),
    ...(isWrap ? [wrapFront(rng, waist, trim)] : []),
    belt({ waist, deep }),
    ...(view === 'back' ? [] : isTied ? tie(knotAt, waist) : [buckle({ waist, deep })]),
  ]
}

const sleeveOf = (kind: Sleeve, rng: Chance, { side, trim }: { side: Side; trim: Trim }): Part[] => {
  if (kind === 'flutter') return [flutterSleeve(rng, side, trim)]
  return kind === 'elbow' ? elbowSleeve(rng, side) : puffSleeve(rng, side)
}
