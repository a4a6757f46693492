import type { Ink } from '../../ink/ink.ts'
import { line } from '../../ink/line.ts'
import { moved, type Outline } from '../../outline/point.ts'
import type { Trim } from '../../tint/trim.ts'

/** The pressed edge of cloth lying on the same cloth: a print would swallow it without its line and its lit lip. */
export const crispEdge = (edge: Outline, { deep }: Trim, strength = 1): Ink[] => [
  line(moved(edge, inward), { color: '#fff', width: 1.4, opacity: 0.15 * strength, closed: true }),
  line(edge, { color: deep, width: 2, opacity: 0.62 * strength, closed: true }),
]

const inward = (x: number, y: number) => [x + 1.6, y + 1.6] as const
