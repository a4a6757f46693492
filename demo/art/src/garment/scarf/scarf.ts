import type { Chance } from '../../chance/random.ts'
import type { Ink } from '../../ink/ink.ts'
import { seam } from '../../ink/seam.ts'
import type { Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import type { Part } from '../../part/part.ts'
import { transform } from '../../part/transform.ts'
import { oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { fringe } from './fringe.ts'
import { beside, hemsOf, type Lay, strip } from './strip.ts'

/** Up the left side, round the neck, and down the right side, which ends higher. */
const LAID: Lay = {
  middle: pts`-76,306 -70,190 -56,60 -58,-70 -66,-150 -46,-212 2,-236 48,-212 66,-150 58,-60 44,50 50,160 62,262`,
  half: (share) => 48 - 19 * Math.sin(Math.PI * share) ** 1.6,
}

type Hem = 'fringe' | 'rolled'

/** Silk lies wider and thinner, a point of it over the other. */
const LAID_SOFT: Lay = {
  middle: pts`-92,300 -74,196 -52,84 -60,-40 -74,-140 -56,-206 -4,-232 50,-214 74,-146 66,-48 34,60 48,170 84,270`,
  half: (share) => 62 - 36 * Math.sin(Math.PI * share) ** 1.2,
}

/** A long scarf folded lengthways and laid round a neck, one tail longer, fringe at both ends; silk has a hem rolled by hand instead. */
export const scarf = garment({
  frame: { w: 300, h: 590 },
  extraFrame: { x: 168, y: 546, w: 170, h: 330 },
  tall: 98,
  detail: { at: [-14, 270], zoom: 2.6 },
  choices: { hem: oneOf<Hem>('fringe', 'rolled') },
  cut: ({ rng, view, options: { hem } }: Cutting<{ hem: Hem }>) => {
    const parts = hem === 'rolled' ? soft(rng) : laid(rng)
    return view === 'back' ? parts.map(turnedOver) : parts
  },
})

const laid = (rng: Chance): Part[] => [
  ...hemsOf(LAID).flatMap((hem, i) => fringe(rng, { ...hem, name: `fringe${i}-` })),
  strip('scarf', LAID, rng),
]

/** Cloth as thin as this casts hardly a shade and shows every fold. */
const soft = (rng: Chance): Part[] => {
  const scarf = strip('scarf', LAID_SOFT, rng)
  const edges = [0.94, -0.94].map((much) => beside(LAID_SOFT, much))
  return [
    {
      ...scarf,
      puff: 1.2,
      puffRadius: 8,
      edge: 0.8,
      round: 2,
      folds: scarf.folds.map((one) => ({ ...one, width: one.width * 0.62, height: one.height * 0.7 })),
      ink: [...edges.flatMap((edge) => seam(edge, { strength: 0.45 })), ...hemsOf(LAID_SOFT).flatMap(rolled)],
    },
  ]
}

const rolled = ({ from: [x0, y0], to: [x1, y1] }: { from: Point; to: Point }): Ink[] =>
  seam(
    pts`${x0 + (x1 - x0) * 0.02},${y0 - 5} ${(x0 + x1) / 2},${(y0 + y1) / 2 - 5} ${x1 - (x1 - x0) * 0.02},${y1 - 5}`,
    { strength: 0.6 },
  )

function turnedOver(piece: Part): Part {
  const { spread } = piece
  const there = transform(piece, (x, y) => [-x, y])
  return spread ? { ...there, spread: (x, y) => spread(-x, y) } : there
}
