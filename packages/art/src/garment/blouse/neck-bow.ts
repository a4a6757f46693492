import { wovenLabel } from '../../ink/label.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'

const BACK_BAND = pts`-44,-4! -40,-26 -20,-33 0,-35 20,-33 40,-26 44,-4! 22,4 0,6 -22,4`
const FRONT_BAND = pts`-46,-6! -42,-24 -20,-16 0,-12 20,-16 42,-24 46,-6! 24,10 0,16 -24,10`

export const neckBand = (isBack: boolean): Part[] =>
  isBack
    ? [part('band', BACK_BAND, { slot: 'trim', lift: 0.4, puffRadius: 12, puff: 4, grain: Math.PI / 2 })]
    : [
        part('band-back', BACK_BAND, { slot: 'trim', tone: 0.74, puff: 1, lift: 0, ink: wovenLabel(0, -26) }),
        part('band', FRONT_BAND, {
          slot: 'trim',
          lift: 0.42,
          cast: 5,
          puffRadius: 10,
          puff: 4,
          grain: Math.PI / 2,
        }),
      ]

const soft = { slot: 'trim', puffRadius: 12, puff: 6, edge: 1.6, lift: 0.42, cast: 6 } as const

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
  part('loop-left', pts`2,2! -24,-12 -56,-16 -78,-4 -80,16 -62,32 -30,30 2,20!`, {
    ...soft,
    folds: [
      fold(pts`-2,8 -30,2 -60,2`, [6, 4, -0.8]),
      fold(pts`-2,14 -28,18 -62,20`, [6, -4, -0.8]),
      fold(pts`-2,11 -20,11 -40,12`, [4, -3, -0.7]),
    ],
  }),
  part('loop-right', pts`-2,2! 22,-14 54,-18 76,-6 80,14 64,32 30,32 -2,20!`, {
    ...soft,
    folds: [
      fold(pts`2,8 30,0 60,0`, [6, 4, -0.8]),
      fold(pts`2,14 28,18 62,20`, [6, -4, -0.8]),
      fold(pts`2,11 22,10 42,10`, [4, -3, -0.7]),
    ],
  }),
  part('knot', pts`-13,-2! 0,-5 13,-2! 16,10 12,26! 0,29 -12,26! -16,10`, {
    ...soft,
    puff: 8,
    folds: [fold(pts`-6,-2 -4,12 -7,26`, [3.4, -2.4, 0.5]), fold(pts`6,-2 7,12 5,26`, [3.4, -2.4, 0.5])],
  }),
]
