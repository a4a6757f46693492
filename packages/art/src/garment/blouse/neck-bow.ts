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
    ? [part('band', BACK_BAND, { slot: 'trim', lift: 0.4, puffRadius: 12, puff: 2.6, grain: Math.PI / 2 })]
    : [
        part('band-back', BACK_BAND, { slot: 'trim', tone: 0.74, puff: 1, lift: 0, ink: wovenLabel(0, -26) }),
        part('band', FRONT_BAND, {
          slot: 'trim',
          lift: 0.42,
          cast: 5,
          puffRadius: 10,
          puff: 2.6,
          grain: Math.PI / 2,
        }),
      ]

const soft = { slot: 'trim', puffRadius: 14, puff: 3.2, edge: 1.1, lift: 0.46, cast: 7 } as const

const LOOP = pts`-2,3! 26,-8 54,-9 72,-4 79,3 76,18 67,40 58,46 46,42 24,28 -2,19!`
const LOOP_BEHIND = pts`10,14! 40,24 72,10! 74,26 66,48 58,53 46,50 26,36 10,22!`

/** A ribbon laid back on itself: it sags, and its lower half looks out below the upper. */
function loop(name: string, side: Side, droop: number): Part[] {
  const laid = (points: Outline) => moved(onSide(points, side), (x, y) => [x, y + (droop * Math.abs(x)) / 79])
  const gather = (line: Outline, look: Parameters<typeof fold>[1]) => fold(laid(line), look)
  return [
    part(`loop-behind-${name}`, laid(LOOP_BEHIND), { ...soft, puff: 1, tone: 0.86 }),
    part(`loop-${name}`, laid(LOOP), {
      ...soft,
      grain: side * 0.35,
      folds: [
        gather(pts`4,7 28,0 62,0`, [6, 2.6, -0.8]),
        gather(pts`4,11 30,9 66,14`, [5, -3, -0.8]),
        gather(pts`4,14 28,18 56,28`, [6, 2.4, -0.8]),
      ],
    }),
  ]
}

/** Two tails, two loops, one knot: each lies on the one before. */
export const neckBow = (): Part[] => [
  part('tail-left', pts`-8,14! 6,16! -4,70 -14,128 -20,168! -52,160! -40,104 -22,56`, {
    ...soft,
    folds: [fold(pts`-2,20 -18,80 -34,158`, [6, 3, 0.5]), fold(pts`-6,24 -26,84 -44,150`, [6, -3, 0.6])],
  }),
  part('tail-right', pts`-4,16! 10,14! 26,60 40,110 48,150! 18,162! 8,104 2,56`, {
    ...soft,
    folds: [fold(pts`4,22 18,84 32,152`, [6, 3, 0.5])],
  }),
  ...loop('left', -1, 0),
  ...loop('right', 1, 4),
  part('knot', pts`-13,-2! 0,-5 13,-2! 16,10 12,26! 0,29 -12,26! -16,10`, {
    ...soft,
    puff: 4.5,
    folds: [fold(pts`-6,-2 -4,12 -7,26`, [3.4, -2.4, 0.5]), fold(pts`6,-2 7,12 5,26`, [3.4, -2.4, 0.5])],
  }),
]
