import { type BrandName, nameOnLabel } from '../brands.ts'
import { moved, type Outline, type Point } from '../outline/point.ts'
import { pts } from '../outline/pts.ts'
import type { Fill, Ink, Mark } from './ink.ts'
import { LETTERS } from './letters.ts'
import { fill } from './line.ts'

type Lettering = { text: string; size: number; color: string; spacing: number }

/** Letters centred on a point of their base line. `size` and `spacing` count like a font's. */
export function lettering([x, y]: Point, { text, size, color, spacing }: Lettering): Fill[] {
  const letters = [...text].flatMap((name) => LETTERS[name] ?? [])
  const gap = spacing * 100 + 6
  const k = size / 100
  let pen = -widthOf(text, spacing) / 2
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

/** In hundredths of the letters' size. */
function widthOf(text: string, spacing: number): number {
  const gap = spacing * 100 + 6
  return [...text].reduce((sum, name) => sum + (LETTERS[name]?.width ?? 0) + gap, -gap)
}

/** No name becomes much wider than the house's, for which each place was drawn. */
const ROOM = 1.15

type Marking = Omit<Lettering, 'text'> & Partial<Pick<Mark, 'room' | 'isInitial' | 'opacity'>>

/** The maker's name in this place, whoever makes the piece that is drawn. */
export const makersMark = (
  [x, y]: Point,
  { size, isInitial = false, opacity = 1, ...look }: Marking,
): Mark => ({
  kind: 'mark',
  pts: [
    [x - size / 2, y],
    [x + size / 2, y],
  ],
  isInitial,
  opacity,
  ...look,
})

/** Ink with every mark written out. A mark that was turned over is written the right way round. */
export const marked = (ink: readonly Ink[], brand: BrandName | undefined): Ink[] =>
  ink.flatMap((one) => (one.kind === 'mark' ? written(one, nameOnLabel(brand)) : [one]))

function written(
  { pts: ends, color, spacing, room, isInitial, opacity, scale = 1 }: Mark & Pick<Ink, 'scale'>,
  name: string,
): Ink[] {
  const text = isInitial ? name.slice(0, 1) : name
  const [from, to] = ends.toSorted((a, b) => a[0] - b[0]) as [Point, Point]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const size = Math.hypot(dx, dy)
  const widest =
    room === undefined ? (size * ROOM * widthOf(nameOnLabel(undefined), spacing)) / 100 : room * scale
  const fitting = Math.min(1, widest / ((widthOf(text, spacing) * size) / 100))
  const [c, s] = [(dx / size) * fitting, (dy / size) * fitting]
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return lettering([0, 0], { text, size, color, spacing }).map((letter) => ({
    ...letter,
    opacity,
    pts: moved(letter.pts, (a, b) => [x + a * c - b * s, y + a * s + b * c]),
  }))
}

/** The woven label in the back of a neck; x and y are the middle of its upper edge. */
export function wovenLabel(x: number, y: number): Ink[] {
  const cloth: Outline = pts`${x - 14},${y}! ${x + 14},${y}! ${x + 14},${y + 11}! ${x - 14},${y + 11}!`
  return [
    fill(cloth, '#f1ece2'),
    makersMark([x, y + 7.2], { size: 4.3, color: '#3a342c', spacing: 0.1, room: 24 }),
  ]
}
