import { wovenLabel } from '../../ink/label.ts'
import { onSide } from '../../outline/mirror.ts'
import { moved, type Outline, type Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'

const BACK_BAND = pts`-44,-4! -40,-26 -20,-33 0,-35 20,-33 40,-26 44,-4! 22,4 0,6 -22,4`
const FRONT_BAND = pts`-46,-6! -42,-24 -20,-16 0,-12 20,-16 42,-24 46,-6! 24,10 0,16 -24,10`

export const neckBand = (isBack: boolean): Part[] =>
  isBack
    ? [
        part('band', BACK_BAND, {
          slot: 'trim',
          lift: 0.4,
          puffRadius: 12,
          puff: 1.2,
          edge: 0.7,
          grain: Math.PI / 2,
        }),
      ]
    : [
        part('band-back', BACK_BAND, { slot: 'trim', tone: 0.74, puff: 1, lift: 0, ink: wovenLabel(0, -26) }),
        part('band', FRONT_BAND, {
          slot: 'trim',
          lift: 0.42,
          cast: 5,
          puffRadius: 10,
          puff: 1.2,
          edge: 0.7,
          grain: Math.PI / 2,
        }),
      ]

/** Pressed ribbon: its edges are thin, and what volume it has comes from the creases that leave the knot. */
const soft = { slot: 'trim', puffRadius: 12, puff: 1.5, edge: 0.7, round: 1.8, lift: 0.44, cast: 6 } as const

const LOOP = pts`-2,5! 22,-6 50,-13 76,-12! 81,4 78,22 70,39! 48,34 22,24 -2,19!`
const LOOP_BEHIND = pts`10,14! 40,24 74,14! 76,30 68,48! 50,48 28,34 10,22!`

/** Creases of a loop, from the knot to where they are gone: ridges and valleys in turn. */
const CREASES: readonly [line: Outline, width: number, height: number][] = [
  [pts`2,8 26,1 66,-6`, 4.6, 2.2],
  [pts`2,10 26,6 58,3`, 4, -2.6],
  [pts`2,12 28,12 70,14`, 4.4, 2.2],
  [pts`2,14 26,17 52,21`, 3.8, -2.4],
  [pts`2,17 26,22 62,31`, 4.2, 1.8],
]

/** A ribbon laid back on itself: it sags, and its lower half looks out below the upper. */
function loop(name: string, side: Side, droop: number): Part[] {
  const laid = (points: Outline) => moved(onSide(points, side), (x, y) => [x, y + (droop * Math.abs(x)) / 79])
  return [
    part(`loop-behind-${name}`, laid(LOOP_BEHIND), { ...soft, puff: 0.6, tone: 0.84 }),
    part(`loop-${name}`, laid(LOOP), {
      ...soft,
      grain: side * 0.35,
      folds: CREASES.map(([line, width, height]) => fold(laid(line), [width, height, -0.9])),
    }),
  ]
}

/** Two tails, two loops, one knot: each lies on the one before. */
export const neckBow = (): Part[] => [
  part('tail-left', pts`-8,14! 6,16! -2,70 -12,128 -17,172! -52,158! -40,104 -22,56`, {
    ...soft,
    folds: [
      fold(pts`0,18 -12,74 -26,150`, [5, 2.4, -0.6]),
      fold(pts`-3,20 -20,76 -38,140`, [5, -2.6, -0.7]),
      fold(pts`-6,22 -26,76 -44,120`, [4, 1.8, -0.9]),
    ],
  }),
  part('tail-right', pts`-4,16! 10,14! 27,60 42,110 50,146! 17,164! 8,104 2,56`, {
    ...soft,
    folds: [fold(pts`4,18 18,74 32,148`, [5, 2.4, -0.6]), fold(pts`1,22 11,76 21,128`, [4.4, -2.4, -0.8])],
  }),
  ...loop('left', -1, 0),
  ...loop('right', 1, 6),
  part('knot', pts`-11,-1! 0,-3 11,-1! 13,11 10,25! 0,27 -10,25! -13,11`, {
    ...soft,
    puff: 2.6,
    puffRadius: 9,
    folds: [
      fold(pts`-6,-2 -3,12 -6,25`, [2.8, -2, 0.4]),
      fold(pts`0,-2 2,12 -1,26`, [2.6, 1.2, 0.4]),
      fold(pts`5,-2 7,12 4,25`, [2.8, -2, 0.4]),
    ],
  }),
]
