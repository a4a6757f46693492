import { wovenLabel } from '../../ink/label.ts'
import { seam } from '../../ink/seam.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { View } from '../garment.ts'

const BACK = pts`-58,8! -57,-20 -50,-42 -24,-50 0,-51 24,-50 50,-42 57,-20 58,8! 30,20 0,24 -30,20`
const LEFT = pts`-58,8! -57,-18 -50,-40 -30,-36 -12,-20 -2,-8! -2,24! -30,19`

/** Down to the chin: seen from inside behind, and open in front where the zip ends. */
export function standCollar(view: View): Part[] {
  const padded = { puffRadius: 16, puff: 4, edge: 2.2, round: 5 }
  if (view === 'back')
    return [part('collar', BACK, { ...padded, lift: 0, folds: [fold(pts`-57,-16 0,-8 57,-16`, [9, -4, 0])] })]
  return [
    part('inside-back', BACK, { tone: 0.7, puff: 3, lift: 0, slot: 'lining', ink: wovenLabel(0, -34) }),
    ...([-1, 1] as const).map((side) =>
      part(
        `collar${side}`,
        LEFT.map(([x, y, isCorner]) => [x * -side, y, isCorner ?? 0] as const),
        {
          ...padded,
          lift: 0.4,
          cast: 6,
          folds: [fold(pts`${-side * -56},-14 ${-side * -30},-12 ${-side * -4},6`, [8, -3.4, 0])],
          ink: seam(pts`${-side * -56},-14 ${-side * -30},-12 ${-side * -4},6`, { strength: 0.4 }),
        },
      ),
    ),
  ]
}
