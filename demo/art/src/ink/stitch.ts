import type { Outline } from '../outline/point.ts'
import type { Line } from './ink.ts'
import { line } from './line.ts'

/** Topstitching: a dark furrow with light thread dashes in it. */
export const stitch = (pts: Outline, color: string, opacity = 0.62): Line[] => [
  line(pts, { width: 1.5, opacity: 0.13 }),
  line(pts, { color, width: 0.95, opacity, dash: [2.6, 1.9], cap: 'butt' }),
]
