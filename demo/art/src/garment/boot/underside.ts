import { makersMark } from '../../ink/label.ts'
import { line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { moved, type Outline, type Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

/** The right boot from below, toe to the right, its inner side towards the lower edge. */
const RIM = pts`-145,2 -139,24 -118,35 -84,35 -44,29 -4,31 40,43 78,47 110,40 134,24 146,0 140,-24 120,-42 88,-53 52,-54 12,-47 -28,-37 -70,-35 -114,-35 -138,-22`

const within = (x: number, y: number): Point[] => moved(RIM, (a, b) => [a * x, b * y])
const closed = (outline: Outline) => [...outline, ...outline.slice(0, 1)]

/** The welted leather sole with its channel, the rubber half-sole fitted at the works, and the heel's tip. */
export const underside = (): Part[] => [
  part('welt', RIM, {
    slot: 'sole',
    color: 'espresso',
    puff: 3,
    puffRadius: 8,
    edge: 1.6,
    lift: 0,
    ink: stitch(closed(within(0.985, 0.955)), '#c9ad86', 0.5),
  }),
  part('sole', within(0.965, 0.9), {
    slot: 'lining',
    fabric: 'leather',
    color: 'camel',
    puff: 4,
    puffRadius: 18,
    edge: 1.2,
    lift: 0.2,
    cast: 2,
    ink: [
      ...seam(within(0.93, 0.8), { strength: 0.6, closed: true }),
      makersMark([-36, 3], { size: 9, color: '#5d3d20', spacing: 0.25 }),
    ],
  }),
  part('half-sole', HALF, {
    slot: 'sole',
    fabric: 'rubber',
    color: 'espresso',
    puff: 3,
    puffRadius: 12,
    edge: 1.4,
    lift: 0.34,
    cast: 3,
    ink: [20, 32, 44, 56, 68, 80, 92, 104].flatMap((x) =>
      seam(pts`${x},-60! ${x + 8},-30 ${x + 11},-2 ${x + 8},26 ${x},58!`),
    ),
  }),
  part('heel', pts`-145,2 -139,24 -118,35 -84,35! -78,18 -76,-2 -78,-20 -84,-35! -114,-35 -138,-22`, {
    slot: 'sole',
    fabric: 'rubber',
    color: 'ink',
    puff: 4,
    puffRadius: 10,
    edge: 2.2,
    lift: 0.5,
    cast: 7,
    ink: NAILS.map((nail) => line(nail, { color: '#c9a35a', width: 2.4, opacity: 0.75 })),
  }),
]

const HALF = pts`8,31! 4,18 2,-4 4,-26 8,-43! 50,-50 86,-49.5 116,-39 135,-22 140.5,0 129.5,22 107,37 77,43 40,39.5`
const NAILS = [-22, -8, 8, 22].map(
  (y) => pts`${-128 + Math.abs(y) / 5},${y} ${-127.6 + Math.abs(y) / 5},${y}`,
)
