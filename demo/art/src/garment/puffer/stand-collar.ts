import { wovenLabel } from '../../ink/label.ts'
import { seam } from '../../ink/seam.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import type { View } from '../garment.ts'

const BACK = pts`-58,8! -58,-20 -52,-46 -24,-56 0,-58 24,-56 52,-46 58,-20 58,8! 30,20 0,24 -30,20`
const BACK_CHANNEL = pts`-57,-16 0,-10 57,-16`
const FRONT = pts`58,8! 59,-18 53,-43! 34,-34 16,-24 2,-17! 2,24! 30,19`
const FRONT_CHANNEL = pts`58,-16 30,-7 3,2`
const PADDED = { puffRadius: 14, puff: 4, edge: 1.8, round: 4 }

/** Up to the chin: seen from inside behind, and parted a little in front where the zip ends. */
export function standCollar(view: View): Part[] {
  if (view === 'back') {
    const folds = [fold(BACK_CHANNEL, [8, -4, 0])]
    return [part('collar', BACK, { ...PADDED, lift: 0, folds, ink: seam(BACK_CHANNEL, { strength: 0.4 }) })]
  }
  return [
    part('inside-back', BACK, { tone: 0.7, puff: 3, lift: 0, slot: 'lining', ink: wovenLabel(0, -47) }),
    ...bothSides(half),
  ]
}

function half(side: Side): Part {
  const channel = onSide(FRONT_CHANNEL, side)
  return part(`collar${side}`, onSide(FRONT, side), {
    ...PADDED,
    lift: 0.4,
    cast: 6,
    folds: [fold(channel, [6, -3.4, 0])],
    ink: seam(channel, { strength: 0.4 }),
  })
}
