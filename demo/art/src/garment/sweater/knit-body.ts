// What every knitted top shares: a body that blouses over a ribbed hem drawn narrower.
import type { Chance } from '../../chance/random.ts'
import { seam } from '../../ink/seam.ts'
import { mirrored, onSide } from '../../outline/mirror.ts'
import type { Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { armpits } from '../habit/armpit-folds.ts'
import { dragFolds } from '../habit/drag-folds.ts'
import { hangFolds } from '../habit/hang-folds.ts'

const SHOULDER = pts`50,1 88,12 125,30`

/** `neck` is where the shoulder begins; `calm`, how much lower the folds do, such as below a deep neck. */
type Body = { opening: Outline; length: number; neck?: number; calm?: number; rib?: number }

export function knitBody(rng: Chance, { opening, length: b, neck = 50, calm = 0, rib = 27 }: Body): Part {
  const half = pts`${neck},0! 88,11 125,29! 122,80 134,138 137,210 139,${b - rib - 33} 137,${b - rib - 9} 130,${b - rib}! 60,${b - rib + 3} 0,${b - rib + 4}`
  return part('body', [...opening.slice(1, -1), ...mirrored(half)], {
    puffRadius: 44,
    puff: 4.5,
    lift: 0.4,
    cast: 4,
    folds: [
      ...armpits(rng, [130, 142], 0.8),
      ...hangFolds(rng, { x: [-110, 110], y: [b - 150 + calm * 0.4, b - 20], count: 7, amount: 0.7 }),
      ...dragFolds(rng, { x: [-138, 138], y: [150 + calm, b - 130], count: 3, amount: 0.8 }),
    ],
    ink: bothSides((side) => seam(onSide(SHOULDER, side), { strength: 0.4 })),
  })
}

export const knitHem = (rng: Chance, b: number, rib = 27): Part =>
  part(
    'hem',
    mirrored(
      pts`0,${b - rib} 60,${b - rib - 1} 129,${b - rib - 4}! 131,${b - rib / 2} 128,${b}! 60,${b + 4} 0,${b + 5}`,
    ),
    {
      slot: 'rib',
      lift: 0,
      puffRadius: 10,
      puff: 3,
      folds: hangFolds(rng, { x: [-110, 110], y: [b - 40, b + 10], count: 7, amount: 0.6 }),
    },
  )
