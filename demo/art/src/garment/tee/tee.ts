import { wovenLabel } from '../../ink/label.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { band, squareEnds } from '../../outline/band.ts'
import { mirrored, onSide } from '../../outline/mirror.ts'
import type { Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { type Cutting, garment } from '../garment.ts'
import { armpits } from '../habit/armpit-folds.ts'
import { inBuilds } from '../habit/build.ts'
import { dragFolds } from '../habit/drag-folds.ts'
import { FOR_WHOM, type ForWhom } from '../habit/for-whom.ts'
import { hangFolds } from '../habit/hang-folds.ts'
import { backBand, neckband } from '../sweater/knit-neck.ts'
import { shortSleeve } from './short-sleeve.ts'

/** Women's is cut lower. */
const FRONT_NECKS: Record<ForWhom, Outline> = {
  women: pts`-47,0 -44,34 -28,60 0,69 28,60 44,34 47,0`,
  men: pts`-47,0 -41,26 -24,46 0,52 24,46 41,26 47,0`,
}
const BACK_NECK = pts`-47,0 -26,9 0,12 26,9 47,0`
const HALF = pts`47,0! 82,11 117,25.5! 109,62 112,100 132,134! 129,206 127,296 130,388! 66,392 0,393`
const ARMHOLE = pts`117,25.5 109,62 112,100 132,134`
const SHOULDER = pts`47,1 82,12 117,26.5`
const HEM_STITCHES = [pts`-129,380 -66,384 0,385 66,384 129,380`, pts`-129,376 -66,380 0,381 66,380 129,376`]

/** T-shirt: narrow neckband, set-in short sleeves under the body, double stitched hem. */
export const tee = garment({
  worn: 'shoulders',
  frame: { h: 520 },
  detail: { at: [24, 44], zoom: 3.2 },
  choices: FOR_WHOM,
  cut: inBuilds({ width: 8, length: 0.06, sleeve: 0.06 }, cut),
})

function cut({ rng, view, trim, options: { cut: forWhom } }: Cutting<{ cut: ForWhom }>): Part[] {
  const isBack = view === 'back'
  const neck = isBack ? BACK_NECK : FRONT_NECKS[forWhom]
  const sleeves = bothSides((side) => shortSleeve(rng, { side, thread: trim.thread, cut: forWhom }))
  const body = part('body', [...neck.slice(1, -1), ...mirrored(HALF)], {
    puffRadius: 46,
    lift: 0.2,
    cast: 4,
    folds: [
      ...armpits(rng, [128, 134]),
      ...hangFolds(rng, { x: [-105, 105], y: [214, 388], count: 7, amount: 0.75 }),
      ...dragFolds(rng, { x: [-132, 132], y: [160, 270], count: 3, amount: 0.55 }),
    ],
    ink: [
      ...bothSides((side) => seam(onSide(ARMHOLE, side), { strength: 0.8 })),
      ...HEM_STITCHES.flatMap((hem) => stitch(hem, trim.thread)),
      ...bothSides((side) => seam(onSide(SHOULDER, side), { strength: 0.5 })),
    ],
  })
  const collar = isBack ? backBand(11) : neckband(neck, 11)
  return [...(isBack ? [] : inside()), ...sleeves, body, collar]
}

const inside = (): Part[] => [
  part('inside-back', [...squareEnds(BACK_NECK), ...pts`43,54 22,78 0,84 -22,78 -43,54`], {
    tone: 0.74,
    puff: 0,
    edge: 0.6,
    lift: 0,
    ink: wovenLabel(0, 24),
  }),
  part('neck-tape', band(pts`-47,-1 -26,8 0,11 26,8 47,-1`, 9), {
    slot: 'rib',
    tone: 0.86,
    puff: 0,
    edge: 1.2,
    round: 3,
    lift: 0.3,
    cast: 3,
  }),
]
