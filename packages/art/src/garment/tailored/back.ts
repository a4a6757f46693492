import type { Chance } from '../../chance/random.ts'
import { seam } from '../../ink/seam.ts'
import { mirrored, onSide } from '../../outline/mirror.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { armpits } from '../habit/armpit-folds.ts'
import { hangFolds } from '../habit/hang-folds.ts'
import type { Block } from './block.ts'
import { sideLine } from './side-line.ts'

/** The back with centre seam, vent and shaped side seams, and the collar folded over it. */
export function tailoredBack(rng: Chance, block: Block): Part[] {
  const b = block.length
  const back = part('back', mirrored([...sideLine(block), ...pts`60,${b + 4} 0,${b + 5}`]), {
    puffRadius: 46,
    puff: 7,
    lift: 0,
    folds: [
      ...armpits(rng, [128, 148], 0.7),
      ...hangFolds(rng, { x: [-110, 110], y: [200, b], count: 6, amount: 0.8 }),
    ],
    ink: [
      ...seam(pts`0,10 -3,130 0,240 0,${b}`, { strength: 0.7 }),
      ...seam(pts`0,${b - 105} 1,${b}`, { strength: 1.2 }),
      ...bothSides((side) => seam(onSide(pts`84,120 70,236 84,${b}`, side), { strength: 0.4 })),
    ],
  })
  return [
    back,
    part('collar', [...COLLAR_TOP, ...COLLAR_EDGE], {
      grain: Math.PI / 2,
      lift: 0.45,
      puff: 3,
      puffRadius: 14,
    }),
  ]
}

const COLLAR_TOP = pts`-48,-16 -26,-28 0,-31 26,-28 48,-16 60,6 70,26!`
const COLLAR_EDGE = pts`40,27 0,32 -40,27 -70,26! -60,6`
