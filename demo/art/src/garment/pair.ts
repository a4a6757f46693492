import type { Point } from '../outline/point.ts'
import type { Part } from '../part/part.ts'
import { transform } from '../part/transform.ts'

type Behind = { dx: number; dy: number; size: number; tone: number }

/** The pair's second stands behind the first, a little smaller and darker. */
export function pair(one: readonly Part[], { dx, dy, size, tone }: Behind): Part[] {
  const behind = one.map((part) => ({
    ...transform(part, (x, y): Point => [x * size + dx, y * size + dy]),
    name: `${part.name}-far`,
    tone: part.tone * tone,
  }))
  return [...behind, ...one]
}
