import { fill, line, wash } from '../../ink/line.ts'
import { onSide } from '../../outline/mirror.ts'
import { moved, type Outline, type Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

const WINDOW = pts`22,-54! 70,-60! 40,60! 4,50!`
const WINDOW_FRAME = pts`82,-60! 93,-60! 64,60! 53,60!`

/** Grey glass, darker above, with the window it lies under on it; `behind` is what shows through. */
export function lens(side: Side, shape: Outline, behind: readonly Outline[]): Part {
  const pane = onSide(shape, side)
  // The window stands upper left of both lenses alike.
  const here = (points: Outline) => moved(points, (x, y) => [side < 0 ? x - 152 : x, y])
  const rimShade = moved(pane, (x, y) => [x + 1.4, y + 2.2])
  return part(`lens${side}`, pane, {
    slot: 'lining',
    fabric: 'rubber',
    color: 'slate',
    puff: 3,
    puffRadius: 40,
    edge: 0,
    lift: 0,
    wrinkle: 0,
    ink: [
      ...behind.map((temple) => fill(temple, '#14110e', 0.2)),
      wash(pane, 'dusk', 0.66),
      wash(pane, 'dawn', 0.22),
      wash(here(WINDOW), 'glare', 0.26),
      wash(here(WINDOW_FRAME), 'glare', 0.17),
      line(rimShade, { width: 7, opacity: 0.12, closed: true }),
      line(rimShade, { width: 3.4, opacity: 0.24, closed: true }),
    ],
  })
}
