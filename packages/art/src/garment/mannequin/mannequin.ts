// A dressmaker's form in the same units as the garments, so that a picture on it shows how long and wide a piece is.
import { line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { mirrored, onSide } from '../../outline/mirror.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'

const LINEN = { slot: 'form', fabric: 'linen', color: 'ivory', lift: 0, wrinkle: 0.2 } as const
const WOOD = { slot: 'form', fabric: 'leather', color: 'tobacco', wrinkle: 0, lift: 0 } as const

const TORSO = pts`0,-16 30,-8 44,6 84,18 102,34 97,66 92,100 80,140 66,196 62,218 72,262 79,306 80,350 74,392! 36,402 0,404`
const NECK = pts`-32,-74! -30,-40 -38,-10 -52,8! 0,34 52,8! 38,-10 30,-40 32,-74! 0,-80`
const PRINCESS_SEAM = pts`50,16 44,120 34,208 44,300 48,400`
const CAP = pts`-33,-74! 0,-66 33,-74! 31,-84 0,-92 -31,-84`
const FOOT = pts`-78,640! -60,626 -16,614 16,614 60,626 78,640! 40,647 0,649 -40,647`

export const stand = (): Part[] => [
  part('pole', pts`-7,396! 7,396! 6,622! -6,622!`, { ...WOOD, puff: 5, puffRadius: 7 }),
  part('foot', FOOT, { ...WOOD, puff: 6, puffRadius: 12, lift: 0.3 }),
]

/** From the wooden cap of the neck down to the hips. */
export const body = (): Part[] => [
  part('torso', mirrored(TORSO), {
    ...LINEN,
    puffRadius: 60,
    puff: 16,
    edge: 1.4,
    ink: [
      ...seam(pts`0,-10 0,200 0,402`, { strength: 0.4 }),
      ...bothSides((side) => seam(onSide(PRINCESS_SEAM, side), { strength: 0.35 })),
      ...seam(pts`-64,206 0,214 64,206`, { strength: 0.35 }),
    ],
  }),
  part('neck', NECK, { ...LINEN, puffRadius: 30, puff: 14, edge: 1.4, lift: 0.2, cast: 4 }),
  part('neck-cap', CAP, {
    ...WOOD,
    puff: 5,
    puffRadius: 10,
    lift: 0.2,
    ink: [line(pts`-31,-75 0,-67 31,-75`, { width: 1, opacity: 0.4 })],
  }),
]
