import { wovenLabel } from '../ink/label.ts'
import { squareEnds } from '../outline/band.ts'
import type { Outline, Point } from '../outline/point.ts'
import { type Part, part } from '../part/part.ts'

/** `label` is the height of the woven label, if there is one. */
type InsideBack = { depth: number; label?: number } & Partial<Pick<Part, 'tone' | 'slot' | 'color'>>

/** The inside of the back, seen through the neck opening: darker, without volume or shadow of its own. */
export function insideBack(line: Outline, { depth, label, ...look }: InsideBack): Part {
  const half = line.at(-1)?.[0] ?? 0
  const below: Point[] = [
    [half * 0.86, depth * 0.7],
    [0, depth],
    [-half * 0.86, depth * 0.7],
  ]
  return part('inside-back', [...squareEnds(line), ...below], {
    tone: 0.7,
    puff: 0,
    edge: 0.4,
    lift: 0,
    wrinkle: 0.6,
    ink: label === undefined ? [] : wovenLabel(0, label),
    ...look,
  })
}
