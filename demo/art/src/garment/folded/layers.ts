import type { Chance } from '../../chance/random.ts'
import type { Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { dragFolds } from '../habit/drag-folds.ts'

const RIGHT_EDGE = pts`49,0! 88,7 120,15! 131,28 134,80 134,180 132,300 126,322 112,330 56,332`
const LEFT_EDGE = pts`-56,332 -112,331 -126,323 -132,300 -134,180 -134,80 -131,28 -120,15! -88,7 -49,0!`

/** What the top lies on: its own lower half, and the ribs of the hem below that. */
export const layersBelow = (rng: Chance): Part[] => [
  slab('hem', [rng.spread(4), 352], { slot: 'rib', lift: 0, puff: 3 }),
  slab('under', [rng.spread(4), 340], { tone: 0.97, lift: 0.4, cast: 5 }),
]

/** `x` is how far it slid aside, `y` where it ends. */
function slab(name: string, [x, y]: readonly [number, number], look: Partial<Part>): Part {
  const right = pts`${124 + x},40! ${136 + x},170 ${133 + x},${y - 26} ${125 + x},${y - 6} ${108 + x},${y} 50,${y + 2}`
  const left = pts`-50,${y + 1} ${x - 110},${y + 1} ${x - 126},${y - 6} ${x - 133},${y - 26} ${x - 136},170 ${x - 124},40!`
  return part(name, [...right, ...left], { puff: 4, puffRadius: 16, edge: 2, round: 5, ...look })
}

export const topLayer = (rng: Chance, opening: Outline): Part =>
  part('top', [...opening.slice(1, -1), ...RIGHT_EDGE, ...LEFT_EDGE], {
    puffRadius: 24,
    puff: 4.5,
    edge: 1.9,
    round: 5,
    lift: 0.46,
    cast: 6,
    folds: [...dragFolds(rng, { x: [-120, 120], y: [120, 290], count: 3, amount: 0.6 })],
  })
