import type { Chance } from '../../chance/random.ts'
import { pts } from '../../outline/pts.ts'
import type { Part } from '../../part/part.ts'
import { transform } from '../../part/transform.ts'
import { type Cutting, garment } from '../garment.ts'
import { fringe } from './fringe.ts'
import { hemsOf, type Lay, strip } from './strip.ts'

/** Up the left side, round the neck, and down the right side, which ends higher. */
const LAID: Lay = {
  middle: pts`-76,306 -70,190 -56,60 -58,-70 -66,-150 -46,-212 2,-236 48,-212 66,-150 58,-60 44,50 50,160 62,262`,
  half: (share) => 48 - 19 * Math.sin(Math.PI * share) ** 1.6,
}

/** A long scarf folded lengthways and laid round a neck, one tail longer, fringe at both ends. */
export const scarf = garment({
  frame: { w: 300, h: 590 },
  extraFrame: { w: 130, h: 230 },
  detail: { at: [-14, 270], zoom: 2.6 },
  cut: ({ rng, view }: Cutting) => (view === 'back' ? laid(rng).map(turnedOver) : laid(rng)),
})

const laid = (rng: Chance): Part[] => [
  ...hemsOf(LAID).flatMap((hem, i) => fringe(rng, { ...hem, name: `fringe${i}-` })),
  strip('scarf', LAID, rng),
]

function turnedOver(piece: Part): Part {
  const { spread } = piece
  const there = transform(piece, (x, y) => [-x, y])
  return spread ? { ...there, spread: (x, y) => spread(-x, y) } : there
}
