import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'

const LEFT = pts`-52,6! -49,-24 -46,-44 -24,-49 0,-50`
const RIGHT = pts`24,-49 46,-44 49,-24 52,6! 30,19 0,24 -30,19`

export const rollNeck = (): Part =>
  part('turtle', [...LEFT, ...RIGHT], {
    slot: 'rib',
    puffRadius: 20,
    puff: 9,
    edge: 3,
    lift: 0.4,
    folds: [
      fold(pts`-46,-10 -10,2 30,-4 47,-14`, [7, -4, 0.7]),
      fold(pts`-44,-24 0,-14 46,-26`, [8, 4, 0.7]),
    ],
  })
