import { moved, type Outline, type Point } from '../outline/point.ts'
import { pts } from '../outline/pts.ts'
import type { Fill, Ink } from './ink.ts'
import { LETTERS } from './letters.ts'
import { fill } from './line.ts'

type Lettering = { text: string; size: number; color: string; spacing: number }

/** Letters centred on a point of their base line. `size` and `spacing` count like a font's. */
export function lettering([x, y]: Point, { text, size, color, spacing }: Lettering): Fill[] {
  const letters = [...text].flatMap((name) => LETTERS[name] ?? [])
  const gap = spacing * 100 + 6
  const width = letters.reduce((sum, letter) => sum + letter.width + gap, -gap)
  const k = size / 100
  let pen = -width / 2
  return letters.flatMap((letter) => {
    const left = pen
    pen += letter.width + gap
    return letter.shapes.map((shape) =>
      fill(
        moved(shape, (a, b) => [x + (left + a) * k, y + b * k]),
        color,
      ),
    )
  })
}

/** The woven label in the back of a neck; x and y are the middle of its upper edge. */
export function wovenLabel(x: number, y: number): Ink[] {
  const cloth: Outline = pts`${x - 14},${y}! ${x + 14},${y}! ${x + 14},${y + 11}! ${x - 14},${y + 11}!`
  return [
    fill(cloth, '#f1ece2'),
    ...lettering([x, y + 7.2], { text: 'VITRINE', size: 4.3, color: '#3a342c', spacing: 0.1 }),
  ]
}
