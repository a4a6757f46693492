import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'

export const belt = (): Part =>
  part('belt', pts`-72,189! 0,195 72,189! 73,207! 0,213 -73,207!`, {
    grain: Math.PI / 2,
    lift: 0.4,
    cast: 4,
    puff: 3,
    puffRadius: 8,
    folds: [fold(pts`-70,198 0,204 70,198`, [3, -1.2, 0.2])],
  })

/** The belt's hanging end and its knot. */
export const tie = (): Part[] => [
  part('tail', pts`18,204! 30,203! 40,262 44,318! 28,322! 22,262`, {
    lift: 0.4,
    puff: 2.5,
    puffRadius: 7,
    folds: [fold(pts`24,206 31,262 36,318`, [4, 2, 0.6])],
  }),
  part('knot', pts`10,190! 32,188 36,200 33,214 12,215 8,203`, {
    lift: 0.5,
    puff: 7,
    puffRadius: 10,
    folds: [fold(pts`12,196 22,204 33,198`, [3, -2.4, 0.5])],
  }),
]
