import type { Chance } from '../../chance/random.ts'
import { seam } from '../../ink/seam.ts'
import { mirrored, onSide } from '../../outline/mirror.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { bothSides } from '../both-sides.ts'
import { armpits } from '../habit/armpit-folds.ts'
import { hangFolds } from '../habit/hang-folds.ts'
import type { Block } from './block.ts'
import { crispEdge } from './crisp-edge.ts'
import { sideLine } from './side-line.ts'
import { stormYoke } from './storm.ts'

/** The back with centre seam, vent and shaped side seams, and the collar folded over it. */
export function tailoredBack(rng: Chance, block: Block, trim: Trim): Part[] {
  const b = block.length
  const back = part('back', mirrored([...sideLine(block), ...pts`60,${b + 4} 0,${b + 5}`]), {
    puffRadius: 46,
    puff: 5,
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
    ...(block.isBelted ? [stormYoke(trim)] : []),
    part('collar', [...COLLAR_TOP, ...COLLAR_EDGE], {
      grain: Math.PI / 2,
      lift: 0.5,
      cast: 6,
      puff: 1,
      puffRadius: 10,
      edge: 0.8,
      round: 2,
      wrinkle: 0.6,
      folds: [fold(COLLAR_ROLL, [9, 1.2, 0.8])],
      ink: crispEdge([...COLLAR_TOP, ...COLLAR_EDGE], trim, 0.5),
    }),
  ]
}

const COLLAR_TOP = pts`-46,-20! -24,-26 0,-28 24,-26 46,-20! 58,-11 72,5`
const COLLAR_EDGE = pts`77,18! 38,21 0,23 -38,21 -77,18! -72,5 -58,-11`
const COLLAR_ROLL = pts`-52,-10 -24,-17 0,-19 24,-17 52,-10`
