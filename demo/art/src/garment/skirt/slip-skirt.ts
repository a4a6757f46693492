import { flared } from '../../outline/flared.ts'
import { flip } from '../../outline/mirror.ts'
import type { Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { drape } from '../../relief/drape.ts'
import { between } from '../choice.ts'
import { gathersBelow } from '../elastic.ts'
import { type Cutting, garment } from '../garment.ts'
import { insideBand, skirtWaistband } from './skirt-waistband.ts'

type Options = { length: number; flare: number }

/** Bias-cut slip skirt: from the hip it falls nearly straight, in shallow folds, under a bare narrow band. */
export const slipSkirt = garment({
  worn: 'waist',
  frame: { h: 560 },
  detail: { at: [10, 60], zoom: 3 },
  choices: { length: between(330, 520, 452), flare: between(95, 150, 112) },
  cut,
})

function cut({ rng, view, options }: Cutting<Options>): Part[] {
  const length = options.length * rng.between(0.92, 1.06)
  const flare = options.flare + rng.spread(7)
  const half = (y: number) => {
    const hip = 23 * Math.sin(Math.PI * 0.5 * Math.min(1, Math.max(0, y) / 120))
    return 66 + hip + (flare - 89) * Math.max(0, (y - 100) / (length - 100)) ** 1.1
  }
  const fall = drape(rng, { top: 34, bottom: length, half, cones: rng.between(1.3, 2), depth: 9 })
  const side = [60, 130, 220, 320].map((y): Point => [half(y), y])
  const hem = fall.hem({ halfWidth: flare, y: length, sag: 9, dip: 4 })
  return [
    ...insideBand(view, 66),
    part('skirt', [...pts`-66,4! 66,4!`, ...side, ...hem, ...flip(side)], {
      puffRadius: 40,
      puff: 4.5,
      lift: 0,
      relief: fall.relief,
      spread: flared({ half, at: length * 0.7 }),
      folds: view === 'back' ? gathersBelow(rng, { half: 66, y: [12, 74] }) : [],
    }),
    skirtWaistband(view, { half: 66, deep: 16, isElastic: true }),
  ]
}
