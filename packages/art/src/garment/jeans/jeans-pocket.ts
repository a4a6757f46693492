import { rivet } from '../../ink/button.ts'
import type { Ink } from '../../ink/ink.ts'
import { fill, line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import { moved, type Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { COPPER, GOLD } from './gold.ts'

const SCOOP = pts`26,16! 32,40 52,56 80,58! 70,16!`
const SCOOP_EDGE = pts`26,18 32,40 52,56 80,58`
const SCOOP_STITCHES = [pts`23,18 29,43 51,60 81,62`, pts`20.5,18 26.5,45 50,63 81,65`]

/** A scooped pocket with a rivet at each end. */
export const frontPocket = (side: Side): Ink[] => [
  fill(onSide(SCOOP, side), '#000', 0.1),
  ...seam(onSide(SCOOP_EDGE, side)),
  ...SCOOP_STITCHES.flatMap((edge) => stitch(onSide(edge, side), GOLD)),
  rivet([28 * side, 27], 1.9, COPPER),
  rivet([74 * side, 59], 1.9, COPPER),
]

const PATCH = pts`22,84! 68,76! 70,124! 48,142! 26,132!`
const PATCH_STITCHES = [
  pts`24.5,86! 28,130! 48,138.5! 67.5,122.5! 66,79!`,
  pts`24,90 66,83`,
  pts`28,108 47,116 67,101`,
]

/** A patch pocket with its arc of stitches. */
export function backPocket(side: Side): Ink[] {
  const patch = onSide(PATCH, side)
  const shadow = moved(patch, (x, y) => [x + 1.5, y + 2.5])
  return [
    line(shadow, { width: 3, opacity: 0.2, closed: true }),
    fill(patch, '#fff', 0.04),
    ...seam(patch, { strength: 0.6, closed: true }),
    ...PATCH_STITCHES.flatMap((edge) => stitch(onSide(edge, side), GOLD)),
  ]
}
