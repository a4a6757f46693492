import { makersMark } from '../../ink/label.ts'
import { seam } from '../../ink/seam.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

/** The right sandal from below, toe to the right, its inner side towards the lower edge. */
const RIM = pts`-166,0 -160,30 -138,44 -100,46 -54,42 -8,42 40,52 84,62 124,58 154,42 168,16 168,-8 156,-36 128,-56 90,-66 46,-62 6,-52 -42,-46 -100,-46 -140,-42 -160,-28`
const BARS = [-146, -132, -118, -104, -90, -76, 34, 50, 66, 82, 98, 114, 130]

/** From below: a rubber sole cut in waves, so that it holds on wet stone. */
export const tread = (): Part[] => [
  part('sole', RIM, { slot: 'sole', fabric: 'suede', color: 'camel', puff: 5, puffRadius: 10, lift: 0 }),
  part(
    'tread',
    moved(RIM, (x, y) => [x * 0.97, y * 0.94]),
    {
      slot: 'sole',
      fabric: 'rubber',
      color: 'espresso',
      puff: 3,
      puffRadius: 12,
      edge: 1.2,
      lift: 0.2,
      cast: 2,
      ink: [
        ...BARS.flatMap((x) => seam(wave(x), { strength: 1.5 })),
        makersMark([-22, 3], { size: 9, color: '#2a1d13', spacing: 0.25 }),
      ],
    },
  ),
]

const wave = (x: number) =>
  pts`${x - 5},-54 ${x},-40 ${x + 5},-24 ${x},-8 ${x - 5},8 ${x},24 ${x + 5},40 ${x},54`
