import { makersMark } from '../../ink/label.ts'
import { line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'

/** The near rim of the footbed, from the toe to the heel: it rises under the arch and cups the heel. */
const RIM = pts`-24,152 6,159 52,161 100,160 146,154 186,147 230,146 272,142 302,133`
const FAR = pts`306,124 286,115 250,116 206,120 168,124 128,131 84,136 40,136 4,138 -20,144`
const FOOT = pts`305,146! 305,180 299,188! 236,187 178,186 110,187 50,187 2,184 -20,174 -27,160 -24,152!`

/** The footbed hollowed by toes and heel, as it is seen a little from above, on cork over a rubber tread. */
export const footbed = (): Part[] => [
  part('footbed', [...RIM, ...FAR], {
    slot: 'lining',
    fabric: 'leather',
    color: 'sand',
    puff: -4,
    puffRadius: 14,
    edge: 1,
    lift: 0,
    folds: [fold(pts`220,132 256,128 290,127`, [14, -3, 0.6])],
    ink: [
      ...stitch(
        moved(FAR, (x, y) => [x, y + 4]),
        '#f1e6d2',
        0.5,
      ),
      makersMark([252, 133], { size: 6, color: '#6b4a2b', spacing: 0.25 }),
    ],
  }),
  part('sole', [...RIM, ...FOOT], {
    slot: 'sole',
    fabric: 'suede',
    color: 'camel',
    puff: 4,
    puffRadius: 9,
    edge: 1.6,
    lift: 0.2,
    cast: 2,
    ink: [
      line(
        moved(RIM, (x, y) => [x, y + 2.2]),
        { color: '#f1e6d2', width: 2, opacity: 0.4 },
      ),
      line(pts`-23,171 2,179 50,182.4 110,182.4 178,181.4 236,182.4 302,181.6`, {
        color: '#3b2a1c',
        width: 9,
        opacity: 0.85,
        cap: 'butt',
      }),
    ],
  }),
]
