import type { Point } from './point.ts'

/** A pattern written as text, pts`0,12 40,9! ${x},31`: pairs in order, `!` marks a corner. */
export function pts(text: TemplateStringsArray, ...values: number[]): Point[] {
  return String.raw({ raw: text }, ...values)
    .trim()
    .split(/\s+/)
    .map(toPoint)
}

function toPoint(word: string): Point {
  const isCorner = word.endsWith('!')
  const [x, y] = word.replace('!', '').split(',').map(Number)
  if (x === undefined || y === undefined || !Number.isFinite(x + y)) throw new Error(`Not a point: ${word}`)
  return isCorner ? [x, y, 1] : [x, y]
}
