import { makersMark } from '../../ink/label.ts'
import { seam } from '../../ink/seam.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

/** The right shoe from below, toe to the right, its inner side towards the lower edge. */
const RIM = pts`-165,0 -159,22 -140,32 -112,31 -80,24 -45,20 -10,25 30,42 68,49 104,41 138,21 158,6 166,-2! 158,-9 138,-27 104,-48 66,-57 30,-51 -5,-36 -45,-26 -82,-26 -112,-32 -140,-33 -159,-22`
const SOLE = moved(RIM, (x, y) => [x * 0.972, y * 0.88])

/** A leather sole with a rubber island at the ball; the heel stands towards us on its tip. */
export const underside = (): Part[] => [
  part('upper', RIM, { puff: 5, puffRadius: 9, edge: 2, lift: 0 }),
  part('sole', SOLE, {
    slot: 'lining',
    fabric: 'leather',
    color: 'camel',
    puff: 4,
    puffRadius: 16,
    edge: 1.2,
    lift: 0.26,
    cast: 2,
    ink: [
      ...seam(pts`12,-40 46,-44 80,-41 108,-30 122,-14 120,4 104,22 74,33 42,33 18,24 8,-4 12,-40`, {
        strength: 0.9,
      }),
      makersMark([-40, 1.5], { size: 8, color: '#5d3d20', spacing: 0.25 }),
    ],
  }),
  part('block', pts`-165,0 -159,22 -140,32 -120,31! -112,16 -110,-1 -112,-18 -120,-32! -140,-33 -159,-22`, {
    puff: 11,
    puffRadius: 26,
    edge: 2.6,
    lift: 0.45,
    cast: 6,
  }),
  part('tip', pts`-147,-1 -145,10 -137,14 -126,13! -124,0 -126,-15! -137,-16 -145,-12`, {
    slot: 'sole',
    fabric: 'rubber',
    color: 'ink',
    puff: 2,
    puffRadius: 6,
    edge: 1.6,
    lift: 0.5,
    cast: 5,
  }),
]
