import { rivet } from '../../ink/button.ts'
import type { Ink } from '../../ink/ink.ts'
import { makersMark } from '../../ink/label.ts'
import { line, wash } from '../../ink/line.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { circle, onDial } from './circle.ts'

const INK = '#2a2622'
// Ten past ten: the hands frame the name.
const HOUR = 10.17 / 12
const MINUTE = 10 / 60

export const face = (): Part =>
  part('face', circle(57), {
    slot: 'trim',
    fabric: 'rubber',
    color: 'chalk',
    puff: 0,
    edge: -1.6,
    round: 4,
    lift: 0,
    wrinkle: 0,
    ink: [...indices(), ...name(), ...hands(), ...glass()],
  })

const indices = (): Ink[] =>
  Array.from({ length: 60 }, (_, i) =>
    line([onDial(i / 60, i % 5 ? 51 : 44), onDial(i / 60, 53)], {
      color: INK,
      width: i % 5 ? 0.7 : 2.2,
      opacity: i % 5 ? 0.5 : 0.9,
      cap: 'butt',
    }),
  )

const name = (): Ink[] => [makersMark([0, -20], { size: 6.4, color: INK, spacing: 0.14 })]

const hands = (): Ink[] => [
  line([onDial(HOUR + 0.5, 8), onDial(HOUR, 30)], { color: INK, width: 3.6 }),
  line([onDial(MINUTE + 0.5, 10), onDial(MINUTE, 45)], { color: INK, width: 2.6 }),
  line([onDial(0.58 + 0.5, 12), onDial(0.58, 47)], { color: '#b5583a', width: 0.9 }),
  rivet([0, 0], 3, '#5a5147'),
]

/** The shade of the rim, and the window's light across the glass. */
const glass = (): Ink[] => [
  line(
    moved(circle(57), (x, y) => [x + 2, y + 2.6]),
    { width: 6, opacity: 0.12, closed: true },
  ),
  wash(pts`-44,-40! -14,-58! 6,58! -30,50!`, 'glare', 0.5),
  wash(pts`6,-58! 16,-57! 30,50! 20,54!`, 'glare', 0.4),
]
