import type { Point } from '../outline/point.ts'
import type { Part } from './part.ts'
import { transform } from './transform.ts'

/** `to` maps a point of the garment onto the sheet, `back` the other way, `scale` maps widths and heights. */
export type Placement = {
  to: (x: number, y: number) => Point
  back: (x: number, y: number) => Point
  scale: number
}

export function place(piece: Part, { to, back, scale }: Placement): Part {
  const there = transform(piece, to)
  const { relief, spread } = piece
  return {
    ...there,
    folds: there.folds.map((f) => ({ ...f, width: f.width * scale, height: f.height * scale })),
    fades: there.fades.map((f) => ({ ...f, width: f.width * scale })),
    ink: there.ink.map((i) => ({ ...i, scale: (i.scale ?? 1) * scale })),
    round: piece.round * scale,
    edge: piece.edge * scale,
    puffRadius: piece.puffRadius * scale,
    puff: piece.puff * scale,
    cast: piece.cast * scale,
    unit: piece.unit * scale,
    ...(spread && {
      spread: (x: number, y: number) => {
        const [a, b] = back(x, y)
        return spread(a, b)
      },
    }),
    ...(relief && {
      relief: (x: number, y: number) => {
        const [a, b] = back(x, y)
        return relief(a, b) * scale
      },
    }),
  }
}
