import { seam } from '../../ink/seam.ts'
import { flared } from '../../outline/flared.ts'
import { flip } from '../../outline/mirror.ts'
import type { Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { drape } from '../../relief/drape.ts'
import { between } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'

type Options = { length: number; flare: number }

/** Bias-cut slip skirt: three deep cones under a bare narrow band. */
export const slipSkirt = garment({
  worn: 'waist',
  frame: { h: 560 },
  detail: { at: [10, 60], zoom: 3 },
  choices: { length: between(330, 500, 430), flare: between(105, 165, 140) },
  cut,
})

function cut({ rng, view, options: { length, flare } }: Cutting<Options>): Part[] {
  const half = (y: number) => {
    const hip = 26 * Math.sin(Math.PI * 0.5 * Math.min(1, Math.max(0, y) / 120))
    return 66 + hip + (flare - 92) * Math.max(0, (y - 100) / (length - 100)) ** 1.1
  }
  const fall = drape(rng, { top: 60, bottom: length, half, cones: 2.9, depth: 22 })
  const side = [60, 130, 220, 320].map((y): Point => [half(y), y])
  const hem = fall.hem({ halfWidth: flare, y: length, sag: 15, dip: 9 })
  return [
    part('skirt', [...pts`-66,6! 66,6!`, ...side, ...hem, ...flip(side)], {
      puffRadius: 40,
      puff: 6,
      lift: 0,
      relief: fall.relief,
      spread: flared({ half, at: length * 0.7 }),
      ink: view === 'back' ? zip() : [],
    }),
    part('waistband', pts`-66,-4! 0,2 66,-4! 67,10! 0,16 -67,10!`, {
      puffRadius: 6,
      puff: 2,
      lift: 0.3,
      ink: seam(pts`-66,9 0,15 66,9`, { strength: 0.5 }),
    }),
  ]
}

/** A hidden zip in the back seam. */
const zip = () => seam(pts`0,14 1,80 0,150`, { strength: 0.8 })
