import { wovenLabel } from '../../ink/label.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { band, squareEnds } from '../../outline/band.ts'
import { mirrored, onSide } from '../../outline/mirror.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { type Cutting, garment } from '../garment.ts'
import { armpits } from '../habit/armpit-folds.ts'
import { inBuilds } from '../habit/build.ts'
import { dragFolds } from '../habit/drag-folds.ts'
import { hangFolds } from '../habit/hang-folds.ts'
import { backBand, neckband } from '../sweater/knit-neck.ts'
import { shortSleeve } from './short-sleeve.ts'

const FRONT_NECK = pts`-47,0 -41,26 -24,46 0,52 24,46 41,26 47,0`
const BACK_NECK = pts`-47,0 -26,9 0,12 26,9 47,0`
const HALF = pts`47,0! 82,11 117,25.5! 109,62 112,100 132,134! 129,200 127,280 131,366! 66,370 0,371`
const ARMHOLE = pts`117,25.5 109,62 112,100 132,134`
const SHOULDER = pts`47,1 82,12 117,26.5`
const HEM_STITCHES = [pts`-130,358 -66,362 0,363 66,362 130,358`, pts`-130,354 -66,358 0,359 66,358 130,354`]

/** T-shirt: narrow neckband, set-in short sleeves under the body, double stitched hem. */
export const tee = garment({
  worn: 'shoulders',
  frame: { h: 520 },
  detail: { at: [24, 44], zoom: 3.2 },
  cut: inBuilds({ width: 8, length: 0.06, sleeve: 0.06 }, cut),
})

function cut({ rng, view, trim }: Cutting): Part[] {
  const isBack = view === 'back'
  const neck = isBack ? BACK_NECK : FRONT_NECK
  const sleeves = bothSides((side) => shortSleeve(rng, side, trim.thread))
  const body = part('body', [...neck.slice(1, -1), ...mirrored(HALF)], {
    puffRadius: 46,
    lift: 0.2,
    cast: 4,
    folds: [
      ...armpits(rng, [128, 134]),
      ...hangFolds(rng, { x: [-105, 105], y: [214, 366], count: 7, amount: 0.75 }),
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
  part('inside-back', [...squareEnds(BACK_NECK), ...pts`40,44 0,62 -40,44`], {
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
