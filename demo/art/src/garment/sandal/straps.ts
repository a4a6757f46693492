import { rivet } from '../../ink/button.ts'
import type { Ink } from '../../ink/ink.ts'
import { line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { corner, moved, type Outline, type Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const BRASS = '#c2a05c'

/** A strap's front and back edge from the sole up; between them, over the foot, it turns out of sight. */
type Strap = { name: string; front: Outline; back: Outline; buckle: Point }

const STRAPS: readonly Strap[] = [
  {
    name: 'toe',
    front: pts`14,166 18,144 30,124 48,112`,
    back: pts`106,99 113,112 117,138 120,165`,
    buckle: [68, 128],
  },
  {
    name: 'instep',
    front: pts`122,165 126,136 133,108 146,90`,
    back: pts`208,74 214,92 215,122 214,154`,
    buckle: [176, 106],
  },
]

/** Two straps that arch over the foot and go down into the sole, buckled on the outer side. */
export const straps = (trim: Trim, { isInner }: { isInner: boolean }): Part[] =>
  STRAPS.flatMap((strap) => [under(strap), over(strap, trim, isInner)])

/** The far half from inside, in the shade of the near one. */
const under = ({ name, front, back }: Strap): Part => {
  const [from, to] = [front.at(-1) as Point, back[0] as Point]
  const shape = pts`${from[0]},${from[1]}! ${from[0] + 24},${from[1] - 9} ${to[0] + 9},${to[1] - 1}! ${to[0] + 12},${to[1] + 34}! ${from[0]},${from[1] + 50}!`
  return part(`${name}-inside`, shape, {
    slot: 'lining',
    fabric: 'leather',
    color: 'sand',
    tone: 0.62,
    puff: 0,
    lift: 0,
  })
}

const over = ({ name, front, back, buckle: at }: Strap, { thread }: Trim, isInner: boolean): Part => {
  const inside = (by: number, edge: Outline) => moved(edge, (x, y) => [x + by, y + 1])
  return part(`strap-${name}`, [...squared(front), ...squared(back)], {
    puff: 9,
    puffRadius: 20,
    edge: 2.6,
    round: 5,
    lift: 0.5,
    cast: 6,
    folds: [
      fold(pts`${at[0] - 26},${at[1] - 24} ${at[0]},${at[1] - 30} ${at[0] + 26},${at[1] - 20}`, [18, 4, 0.6]),
    ],
    ink: [
      ...stitch(inside(4.5, front), thread),
      ...stitch(inside(-4.5, back), thread),
      ...(isInner ? [] : buckle(at)),
    ],
  })
}

/** Both ends are cut straight. */
const squared = (edge: Outline): Point[] =>
  edge.map((point, i) => (i === 0 || i === edge.length - 1 ? corner(point) : point))

/** A frame with its pin, and below it the strap's end with its holes. */
const buckle = ([x, y]: Point): Ink[] => [
  ...[15, 23].map((down) => rivet([x, y + down], 1.6, '#2b2018')),
  line(pts`${x - 10},${y - 8}! ${x + 10},${y - 8}! ${x + 10},${y + 9}! ${x - 10},${y + 9}!`, {
    color: '#5b431a',
    width: 4.4,
    closed: true,
    opacity: 0.5,
  }),
  line(pts`${x - 10},${y - 8}! ${x + 10},${y - 8}! ${x + 10},${y + 7}! ${x - 10},${y + 7}!`, {
    color: BRASS,
    width: 3.6,
    closed: true,
  }),
  line(pts`${x - 10},${y - 8.6} ${x + 10},${y - 8.6}`, { color: '#fff', width: 0.9, opacity: 0.6 }),
  line(pts`${x},${y - 8} ${x},${y + 9}`, { color: '#a5843f', width: 2.4 }),
]
