import { line } from '../../ink/line.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { circle } from './circle.ts'

const STEEL = {
  slot: 'accent',
  fabric: 'metal',
  color: 'sand',
  puffRadius: 7,
  puff: 6,
  edge: 3,
  round: 5,
  wrinkle: 0,
} as const

const LUG = [pts`-34,-78! -22,-84! -18,-50! -40,-46!`, pts`22,-84! 34,-78! 40,-46! 18,-50!`]

/** Lugs, crown and the case itself; the dial lies in it. */
export const watchCase = (): Part[] => [
  ...LUG.flatMap((shape, i) => [
    part(`lug-top${i}`, shape, { ...STEEL, lift: 0.3 }),
    part(
      `lug-bottom${i}`,
      shape.map(([x, y]) => [x, -y, 1] as const),
      { ...STEEL, lift: 0.3 },
    ),
  ]),
  part('crown', pts`66,-7! 76,-8! 76,8! 66,7!`, {
    ...STEEL,
    lift: 0,
    ink: [-5, -2.5, 0, 2.5, 5].map((y) => line(pts`68,${y} 76,${y}`, { width: 0.8, opacity: 0.4 })),
  }),
  part('case', circle(68), { ...STEEL, lift: 0.5, cast: 7 }),
]
