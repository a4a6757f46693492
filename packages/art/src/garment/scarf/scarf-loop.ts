import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'

const BACK_TOP = pts`-110,20! -102,-22 -82,-54 -40,-72 0,-77 42,-72 84,-54 103,-22 110,20!`
const BACK_EDGE = pts`60,-22 0,-32 -60,-22`
const FRONT_BOTTOM = pts`-103,-16 -116,18 -92,74 -40,112 2,122 46,110 96,72 116,18 103,-16`
const FRONT_EDGE = pts`82,10 44,30 0,36 -44,30 -82,10`

export const loopBack = (): Part =>
  part('loop-back', [...BACK_TOP, ...BACK_EDGE], {
    tone: 0.78,
    grain: Math.PI / 2,
    puffRadius: 20,
    puff: 9,
    lift: 0.2,
    folds: [fold(pts`-90,-24 0,-54 90,-24`, [6, -5, 0.7])],
  })

export const loop = (): Part =>
  part('loop', [...FRONT_BOTTOM, ...FRONT_EDGE], {
    grain: Math.PI / 2,
    puffRadius: 28,
    puff: 15,
    edge: 3,
    round: 5,
    lift: 0.5,
    cast: 10,
    folds: [
      fold(pts`-104,6 -60,60 0,78 60,60 104,6`, [8, -7, 0.7]),
      fold(pts`-108,16 -66,80 0,102 70,80 110,16`, [8, 5, 0.7]),
      fold(pts`-92,10 -40,44 0,52 50,42 94,8`, [7, 5, 0.7]),
    ],
  })
