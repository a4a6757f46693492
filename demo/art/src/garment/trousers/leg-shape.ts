import type { Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'

/** `hem` and `hemIn` are the half widths at the hem, outside and inside; `crotch` is where the legs part. */
export type LegCut = { length: number; hem: number; hemIn: number; crotch: number }

const HIP: Point = [96, 132]

/** The right leg: round over the hip, from there in one line to the hem, and back up to the crotch. */
export function legShape({ length, hem, hemIn, crotch }: LegCut): Point[] {
  const fork: Point = [0, crotch + 10]
  return [
    ...pts`-3,12! 67,10! 82,52 92,94`,
    ...between(HIP, [hem, length], [0.06, 0.35, 0.7]),
    ...pts`${hem},${length}! ${(hem + hemIn) / 2},${length + 4} ${hemIn},${length + 1}!`,
    ...between([hemIn, length], fork, [0.35, 0.7, 0.95]),
    ...pts`-2,${crotch}!`,
  ]
}

/** Where the middle of the leg runs at a height: a crease, a fold that hangs. */
export const middleOf =
  ({ length, hem, hemIn }: LegCut, share = 0.5) =>
  (y: number): number => {
    const top = 2 + 92 * share
    return top + ((hemIn + (hem - hemIn) * share - top) * (y - HIP[1])) / (length - HIP[1])
  }

const between = (from: Point, to: Point, shares: readonly number[]): Point[] =>
  shares.map((share) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
