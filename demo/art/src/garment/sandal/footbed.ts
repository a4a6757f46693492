import { lettering } from '../../ink/label.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'

const SOLE = pts`-26,-190 4,-196 34,-182 54,-146 60,-100 51,-40 43,20 43,80 44,130 34,174 11,192 -13,192 -34,174 -43,132 -42,80 -46,20 -60,-50 -64,-110 -52,-162`
const BED = pts`-25,-180 3,-186 30,-173 48,-141 53,-99 44,-40 36,20 36,80 37,128 28,168 9,183 -11,183 -28,168 -36,130 -35,80 -39,20 -53,-50 -56,-109 -46,-155`

const RIDGE = moved(BED, (x, y) => [x * 0.9, y * 0.965])

const WAVES = [-158, -146, -134, -122, -110, -98, -86, -74, -62, -50, 92, 104, 116, 128, 140, 152, 164]

/** The right foot's sole, and the footbed hollowed by toes and heel; a mirrored one must not carry the name. */
export const footbed = ({ isMarked } = { isMarked: true }): Part[] => [
  part('sole', SOLE, {
    slot: 'sole',
    fabric: 'rubber',
    color: 'tobacco',
    puff: 5,
    puffRadius: 10,
    edge: 2,
    lift: 0,
  }),
  part('footbed', BED, {
    slot: 'lining',
    fabric: 'leather',
    color: 'sand',
    puff: -6,
    puffRadius: 30,
    edge: 1.4,
    lift: 0.25,
    cast: 3,
    folds: [fold(pts`-6,90 0,130 0,160`, [30, -4, 0.6]), fold(pts`-30,-120 0,-140 30,-122`, [24, -4, 0.7])],
    ink: [
      ...stitch([...RIDGE, ...RIDGE.slice(0, 1)], '#f1e6d2', 0.5),
      ...(isMarked ? lettering([0, 132], { text: 'VITRINE', size: 8, color: '#6b4a2b', spacing: 0.25 }) : []),
    ],
  }),
]

/** From below: a rubber sole cut in waves, so that it holds on wet stone. */
export const tread = ({ isMarked } = { isMarked: true }): Part[] => [
  part('sole', SOLE, { slot: 'sole', fabric: 'rubber', color: 'tobacco', puff: 5, puffRadius: 10, lift: 0 }),
  part('tread', BED, {
    slot: 'sole',
    fabric: 'rubber',
    color: 'espresso',
    puff: 3,
    puffRadius: 12,
    edge: 1.2,
    lift: 0.2,
    cast: 2,
    ink: [
      ...WAVES.flatMap((y) => seam(wave(y), { strength: 1.5 })),
      ...(isMarked ? lettering([-4, 22], { text: 'VITRINE', size: 9, color: '#2a1d13', spacing: 0.25 }) : []),
    ],
  }),
]

const wave = (y: number) =>
  pts`-60,${y - 5} -48,${y} -32,${y + 5} -16,${y} 0,${y - 5} 16,${y} 32,${y + 5} 48,${y} 60,${y - 5}`
