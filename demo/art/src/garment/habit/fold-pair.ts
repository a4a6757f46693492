import { moved, type Outline, type Side } from '../../outline/point.ts'
import { type Fold, fold } from '../../part/fold.ts'

type Look = readonly [width: number, height: number, taper: number]

/** A ridge along the line and its valley beside it: below a line running right, or above it on the other side. */
export function foldPair(line: Outline, [width, height, taper]: Look, side: Side = 1): Fold[] {
  const [from, to] = [line[0], line.at(-1)]
  if (!from || !to) return []
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const off = ((width * 1.25) / (Math.hypot(dx, dy) || 1)) * side
  const valley = moved(line, (x, y) => [x - dy * off, y + dx * off])
  return [fold(line, [width, height, taper]), fold(valley, [width * 0.9, -height * 0.8, taper])]
}
