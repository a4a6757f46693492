import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'

/** The heel, covered in the upper's own leather, on a dark tip. */
export const heelPost = (): Part =>
  part('post', pts`254,62! 304,58! 300,100 288,140 282,186! 266,186! 268,140 264,96`, {
    puff: 7,
    puffRadius: 14,
    edge: 2,
    lift: 0,
    tone: 0.94,
    folds: [fold(pts`280,64 278,110 274,180`, [12, 4, 0.4])],
  })
