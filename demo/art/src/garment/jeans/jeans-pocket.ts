import { rivet } from '../../ink/button.ts'
import type { Ink } from '../../ink/ink.ts'
import { fill, line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import { moved, type Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { COPPER, GOLD } from './gold.ts'

const SCOOP = pts`26,16! 32,40 52,56 82,58! 70,16!`
const SCOOP_EDGE = pts`26,16 32,40 52,56 82,58`
const SCOOP_STITCHES = [pts`23,16 29,43 51,60 83,62`, pts`20.5,16 26.5,45 50,63 83,65`]

/** A scooped pocket with a rivet at each end; the fifth, for coins, sits in the wearer's right one. */
export const frontPocket = (side: Side): Ink[] => [
  fill(onSide(SCOOP, side), '#000', 0.08),
  ...(side < 0 ? coinPocket() : []),
  ...seam(onSide(SCOOP_EDGE, side)),
  ...SCOOP_STITCHES.flatMap((edge) => stitch(onSide(edge, side), GOLD)),
  rivet([29 * side, 25], 1.9, COPPER),
  rivet([76 * side, 60], 1.9, COPPER),
]

const coinPocket = (): Ink[] => [
  ...seam(pts`-72,31 -44,35`, { strength: 0.8 }),
  ...stitch(pts`-72,33.5 -44,37.5`, GOLD),
  ...stitch(pts`-45,36 -44,51`, GOLD),
  rivet([-46, 36.6], 1.5, COPPER),
]

const PATCH = pts`17,82! 66,76! 69,126! 46,145! 21,134!`
const PATCH_STITCHES = [
  pts`19.5,84! 23.2,132.4! 46,142! 66.5,124.8! 64,79!`,
  pts`19,88.5 65,82.6`,
  pts`21.4,106 40,113 66,99`,
]

/** A patch pocket with one slack line of stitches. */
export function backPocket(side: Side): Ink[] {
  const patch = onSide(PATCH, side)
  const shadow = moved(patch, (x, y) => [x + 1.2, y + 1.8])
  return [
    line(shadow, { width: 2.6, opacity: 0.17, closed: true }),
    fill(patch, '#fff', 0.03),
    ...seam(patch, { strength: 0.6, closed: true }),
    ...PATCH_STITCHES.flatMap((edge) => stitch(onSide(edge, side), GOLD)),
    ...[18, 65].map((x, i) => rivet([x * side, 84.6 - i * 6], 1.5, COPPER)),
  ]
}
