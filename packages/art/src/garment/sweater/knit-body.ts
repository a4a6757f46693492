// What every knitted top shares: a body that blouses over a ribbed hem drawn narrower, and a ribbed band at the neck.
import type { Chance } from '../../chance/random.ts'
import { seam } from '../../ink/seam.ts'
import { along } from '../../outline/along.ts'
import { band } from '../../outline/band.ts'
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
type Body = { opening: Outline; length: number; neck?: number; calm?: number; drags?: number; rib?: number }

export function knitBody(
  rng: Chance,
  { opening, length: b, neck = 50, calm = 0, drags = 4, rib = 27 }: Body,
): Part {
  const half = pts`${neck},0! 88,11 125,29! 122,80 134,138 137,210 139,${b - rib - 33} 137,${b - rib - 9} 130,${b - rib}! 60,${b - rib + 3} 0,${b - rib + 4}`
  return part('body', [...opening.slice(1, -1), ...mirrored(half)], {
    puffRadius: 44,
    puff: 4.5,
    lift: 0.4,
    cast: 4,
    folds: [
      ...armpits(rng, [130, 142], 1.1),
      ...hangFolds(rng, { x: [-110, 110], y: [180 + calm, b - 20], count: 7 }),
      ...dragFolds(rng, { x: [-138, 138], y: [170 + calm, b - 80], count: drags }),
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

/** The rib follows the opening round, and turns out of sight at the shoulders. */
export const neckband = (opening: Outline, width: number): Part =>
  part('neckband', band(opening, turning(width)), {
    ...BAND,
    spread: along(opening),
  })

const BAND = { slot: 'rib', puff: 0, edge: 2, round: 4, lift: 0.35, cast: 4 } as const

/** From behind the band stands up at the neck and runs over both shoulders. */
export function backBand(width: number): Part {
  const top = pts`-50,-4 -26,5 0,7 26,5 50,-4`
  const [x, y] = [50 + width * 0.7, width * 0.36]
  const shape = [
    ...pts`${-x},${y}!`,
    ...top,
    ...pts`${x},${y}! 30,${width + 4} 0,${width + 7} -30,${width + 4}`,
  ]
  return part('neckband', shape, { ...BAND, spread: along(top) })
}

/** A band's width where it runs over both shoulders to the back. */
export const turning =
  (width: number) =>
  (share: number): number =>
    width * (0.42 + 0.58 * Math.sin((Math.PI / 2) * Math.min(1, Math.min(share, 1 - share) / 0.16)))

/** The band behind, seen through the opening and in its shade. */
export const neckBack = (shape: Outline, tone: number): Part =>
  part('neck-back', shape, { slot: 'rib', tone, puff: 0, edge: 1.6, lift: 0.3, cast: 3 })
