import { line } from '../../ink/line.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'

/** The heel, covered in the upper's own leather, on a tip that can be changed. */
export const heelBlock = (): Part[] => [
  part('tip', pts`266.6,179! 281,179! 281,186! 266.8,186!`, {
    slot: 'sole',
    fabric: 'rubber',
    color: 'ink',
    puff: 2,
    puffRadius: 6,
    lift: 0,
  }),
  part(
    'block',
    pts`244,66! 270,55 302,53! 303.5,62 300.5,78 293.5,101 287,128 283.5,154 281.5,181! 266,181! 266.5,152 265.5,124 262,101 255,84`,
    {
      puff: 7,
      puffRadius: 15,
      round: 4,
      edge: 2.4,
      lift: 0.3,
      cast: 3,
      tone: 0.97,
      folds: [fold(pts`282,60 279,110 274,180`, [11, 4, 0.4])],
      ink: [line(pts`265,180.6 282,180.6`, { width: 0.9, opacity: 0.4 })],
    },
  ),
]
