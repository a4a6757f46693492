import { band } from '../../outline/band.ts'
import type { Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import type { Trim } from '../../tint/trim.ts'

export type HandleCut = { lean: number; isFar: boolean; trim: Trim }

type Arch = { foot: number; top: number; spread: number; lean: number }

/** The line a handle takes from its left foot over the top to its right one; it never stands quite straight. */
export const arch = ({ foot, top, spread, lean }: Arch): Outline => {
  const at = (share: number) => lean * share
  return [
    ...pts`${-spread},${foot} ${-spread + 2 + at(0.2)},${foot - 50} ${-spread + 9 + at(0.6)},${top + 52}`,
    ...pts`${-spread + 26 + at(0.9)},${top + 14} ${at(1)},${top} ${spread - 26 + at(0.9)},${top + 15}`,
    ...pts`${spread - 9 + at(0.6)},${top + 54} ${spread - 2 + at(0.2)},${foot - 50} ${spread},${foot}`,
  ]
}

/** The outer and inner edge of a strap, drawn in a little: where it is stitched. */
export function seamsOf(line: Outline, width: number, inset: number): [Outline, Outline] {
  const closed = (by: number) => {
    const all = band(line, by)
    return all.slice(all.length / 2)
  }
  return [closed(inset), closed(width - inset)]
}
