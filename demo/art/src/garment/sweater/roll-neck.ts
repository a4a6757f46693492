import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'

const OPENING = pts`-46,-44! -26,-52 0,-54 26,-52 46,-44! 26,-30 0,-27 -26,-30`
const FRONT_TOP = pts`-51,8! -51,-22 -49,-38 -44,-45 -26,-38 0,-35 26,-38 44,-45 49,-38 51,-22 51,8!`
const BACK_TOP = pts`-51,8! -51,-22 -47,-44 -26,-52 0,-54 26,-52 47,-44 51,-22 51,8!`
const LOWER_EDGE = pts`30,21 0,26 -30,21`

/** A collar rolled over once: open above, its lower edge lying on the shoulders. */
export function rollNeck(isBack: boolean): Part[] {
  const roll = part('turtle', [...(isBack ? BACK_TOP : FRONT_TOP), ...LOWER_EDGE], {
    slot: 'rib',
    puffRadius: 22,
    puff: 6,
    edge: 2,
    round: 4,
    lift: 0.46,
    cast: 6,
    folds: [
      fold(pts`-48,-8 -14,4 20,2 49,-12`, [9, -1.8, 0.8]),
      fold(pts`-44,-26 -8,-16 44,-28`, [9, 1.8, 0.8]),
    ],
  })
  return isBack ? [roll] : [part('neck-back-roll', OPENING, { ...INSIDE, slot: 'rib' }), roll]
}

const INSIDE = { tone: 0.66, puff: 0, edge: 0.6, lift: 0, wrinkle: 0.4 } as const
