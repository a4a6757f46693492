import { moved, type Outline, type Point } from '../outline/point.ts'
import type { Part } from './part.ts'

type MovePoint = (x: number, y: number) => Point

/** The part with all its points moved: shape, folds, fades and ink alike. */
export function transform(piece: Part, to: MovePoint): Part {
  const all = <T extends { pts: Outline }>(items: readonly T[]): T[] =>
    items.map((item) => ({ ...item, pts: moved(item.pts, to) }))
  return {
    ...piece,
    shape: moved(piece.shape, to),
    folds: all(piece.folds),
    fades: all(piece.fades),
    ink: all(piece.ink),
  }
}
