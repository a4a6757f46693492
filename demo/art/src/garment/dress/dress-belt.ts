import { seam } from '../../ink/seam.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import { transform } from '../../part/transform.ts'

type Belt = { waist: number; deep: number }

/** Cloth turned on itself, around the waist. */
export const belt = ({ waist, deep }: Belt): Part => {
  const top = waist - deep * 0.4
  return part(
    'belt',
    pts`-71.5,${top}! 0,${top + 6} 71.5,${top}! 72.5,${top + deep}! 0,${top + deep + 6} -72.5,${top + deep}!`,
    {
      grain: Math.PI / 2,
      lift: 0.34,
      cast: 3.4,
      puff: 1,
      puffRadius: deep * 0.4,
      edge: 0.8,
      round: 1.8,
      wrinkle: 0.5,
      folds: deep > 12 ? [fold(pts`-68,${top + 9} 0,${top + 14} 68,${top + 8}`, [2.4, -0.9, 0.4])] : [],
    },
  )
}

/** The knot and both ends of a tied belt, the shorter end behind the longer one; `at` is its place across. */
export const tie = (at: number, waist: number): Part[] =>
  [
    part('tail-behind', pts`-4,6! 6,6! 0,46 -9,78! -23,73! -12,40`, {
      lift: 0.34,
      cast: 4,
      puff: 1,
      puffRadius: 7,
      edge: 0.8,
      round: 1.8,
      folds: [fold(pts`0,8 -6,42 -15,76`, [3.4, 1.5, 0.4])],
    }),
    part('tail', pts`-3,6! 9,5! 17,58 18,112! 3,117! 4,60`, {
      lift: 0.4,
      cast: 5,
      puff: 1,
      puffRadius: 7,
      edge: 0.8,
      round: 1.8,
      folds: [fold(pts`3,8 10,60 11,114`, [3.4, 1.6, 0.4]), fold(pts`6,8 13,50 14,90`, [2.6, -1, -1])],
    }),
    part('knot', pts`-11,-6! 0,-9 12,-6! 11,4 9,14! -1,16 -9,13! -11,3`, {
      grain: 0.3,
      lift: 0.44,
      cast: 4,
      puff: 2.2,
      puffRadius: 7,
      edge: 0.9,
      round: 2,
      wrinkle: 0.4,
      folds: [
        fold(pts`-10,-3 -2,4 9,6`, [2.4, -1.6, 0.5]),
        fold(pts`-9,4 -1,10 8,11`, [2.4, -1.3, 0.5]),
        fold(pts`-8,-6 0,0 10,1`, [2, 1.2, 0.5]),
      ],
    }),
  ].map((piece) => transform(piece, (x, y) => [x + at, y + waist]))

/** A covered slide: the belt runs in at one slot and out at the other. */
export function buckle({ waist, deep }: Belt): Part {
  const top = waist - deep * 0.4 + 5
  const frame = pts`-9,${top - 3}! 9,${top - 3}! 9,${top + deep + 3}! -9,${top + deep + 3}!`
  return part('buckle', frame, {
    grain: Math.PI / 2,
    lift: 0.4,
    cast: 2.4,
    puff: 1,
    puffRadius: 3,
    edge: 0.9,
    wrinkle: 0,
    ink: [-5, 5].flatMap((x) => seam(pts`${x},${top} ${x},${top + deep}`, { strength: 0.9 })),
  })
}
