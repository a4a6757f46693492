import { makersMark } from '../../ink/label.ts'
import { line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

/** The right shoe from below, toe to the right, its inner side towards the lower edge. */
const RIM = pts`-168,0 -162,26 -142,38 -108,40 -62,37 -10,36 36,44 78,54 116,52 148,38 166,16 168,-4 158,-28 132,-48 94,-58 52,-55 10,-46 -40,-40 -100,-40 -142,-36 -162,-24`
const within = (share: number) => moved(RIM, (x, y) => [x * share, y * (share - 0.04)])

/** From below: an oak-tanned sole with its stitched channel, and the stacked heel. */
export const underside = (): Part[] => [
  part('welt', RIM, { fabric: 'leather', slot: 'sole', color: 'espresso', puff: 3, puffRadius: 8, lift: 0 }),
  part('sole', within(0.975), {
    slot: 'lining',
    fabric: 'leather',
    color: 'camel',
    puff: 5,
    puffRadius: 20,
    edge: 1.2,
    lift: 0.2,
    cast: 2,
    ink: [
      ...seam(within(0.93), { strength: 0.6, closed: true }),
      makersMark([-20, 3], { size: 9, color: '#5d3d20', spacing: 0.25 }),
    ],
  }),
  part('heel', pts`-78,-38! -70,0 -78,39! -110,39 -142,37 -161,25 -166,0 -161,-23 -142,-35 -110,-38`, {
    slot: 'sole',
    fabric: 'leather',
    color: 'espresso',
    puff: 5,
    puffRadius: 12,
    edge: 2.4,
    lift: 0.55,
    cast: 8,
    ink: [-21, -7, 7, 21].map((y) =>
      line(pts`-150,${y} -149.5,${y}`, { color: '#c9a35a', width: 2.6, opacity: 0.8 }),
    ),
  }),
]
