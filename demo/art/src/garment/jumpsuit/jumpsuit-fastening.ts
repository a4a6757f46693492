import type { Ink } from '../../ink/ink.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import { pts } from '../../outline/pts.ts'
import type { Trim } from '../../tint/trim.ts'
import { bothSides } from '../both-sides.ts'

/** A zip that does not show under a narrow flap, from the neck down past the waist. */
export const frontZip = ({ thread }: Trim): Ink[] => [
  ...seam(pts`0,105 0.6,150 0,198`, { strength: 0.8 }),
  ...stitch(pts`-7,100 -6.6,150 -7,198`, thread, 0.4),
]

/** Two pleats at the shoulder blades, which give when an arm is raised. */
export const backPleats = (): Ink[] =>
  bothSides((side) => [
    ...seam(onSide(pts`54,8 52,40 49,76`, side), { strength: 0.7 }),
    ...seam(onSide(pts`62,9 60,36 57,62`, side), { strength: 0.45 }),
  ])
