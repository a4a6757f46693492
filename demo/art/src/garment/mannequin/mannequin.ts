// A dressmaker's form in the same units as the garments, so that a picture on it shows how long and wide a piece is.
import { line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { mirrored, onSide } from '../../outline/mirror.ts'
import { moved, type Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'

const LINEN = { slot: 'form', fabric: 'linen', color: 'ivory', lift: 0, wrinkle: 0.2 } as const
const WOOD = { slot: 'form', fabric: 'leather', color: 'tobacco', wrinkle: 0, lift: 0 } as const

const TORSO = pts`0,-16 30,-8 44,6 84,19 102,34 97,66 92,100 80,140 66,196 62,218 72,262 79,306 80,350 74,392! 36,402 0,404`
const NECK = pts`-26,-74! -25,-44 -31,-14 -46,6! -24,20 0,25 24,20 46,6! 31,-14 25,-44 26,-74! 0,-79`
const NECK_SEAM = pts`-45,7 -24,20.5 0,25.5 24,20.5 45,7`
const PRINCESS_SEAM = pts`50,16 44,120 34,208 44,300 48,400`
const CAP = pts`-27,-79 -24,-86 0,-90 24,-86 27,-79 25,-73 0,-67 -25,-73`
const HIGHEST_FOOT = 606
const KNOB = pts`-6,-88! -7,-95 0,-103 7,-95 6,-88! 0,-86`
const FOOT = pts`-74,637 -62,627 -32,621 0,619 32,621 62,627 74,637 70,645 36,651 0,653 -36,651 -70,645`
const FOOT_EDGE = pts`-73,639 -36,646 0,648 36,646 73,639`
const FERRULE = pts`-10,612! 10,612! 17,627 0,631 -17,627`
const TURNING = pts`-11,402! 11,402! 12,414 7,424! -7,424! -12,414`

/** The pole is as long as the piece needs: what is worn ends above the foot, as it would above a floor. */
export function stand(hem: number): Part[] {
  const drop = Math.max(0, hem - HIGHEST_FOOT)
  const low = (shape: Outline) => moved(shape, (x, y) => [x, y + drop])
  return [
    part('pole', pts`-7,396! 7,396! 6,${622 + drop}! -6,${622 + drop}!`, { ...WOOD, puff: 5, puffRadius: 7 }),
    part('foot', low(FOOT), {
      ...WOOD,
      puff: 4,
      puffRadius: 10,
      lift: 0.3,
      ink: [line(low(FOOT_EDGE), { width: 1, opacity: 0.3 })],
    }),
    part('ferrule', low(FERRULE), { ...WOOD, puff: 4, puffRadius: 8, lift: 0.35, cast: 4 }),
    part('turning', TURNING, { ...WOOD, puff: 4, puffRadius: 8, lift: 0.35, cast: 4 }),
  ]
}

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
  part('neck', NECK, {
    ...LINEN,
    puffRadius: 26,
    puff: 7,
    edge: 0,
    lift: 0.12,
    cast: 3,
    ink: seam(NECK_SEAM, { strength: 0.5 }),
  }),
  part('knob', KNOB, { ...WOOD, puff: 4, puffRadius: 6 }),
  part('neck-cap', CAP, {
    ...WOOD,
    puff: 5,
    puffRadius: 10,
    lift: 0.2,
    ink: [line(pts`-26,-78 0,-72 26,-78`, { width: 1, opacity: 0.3 })],
  }),
]
