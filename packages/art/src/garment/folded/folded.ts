import type { Chance } from '../../chance/random.ts'
import { band } from '../../outline/band.ts'
import type { Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import { oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { dragFolds } from '../habit/drag-folds.ts'
import { insideBack } from '../inside-back.ts'
import { neckBack, neckband } from '../sweater/knit-body.ts'

const OPENINGS = {
  crew: pts`-48,0 -40,22.9 -22,38.7 0,44 22,38.7 40,22.9 48,0`,
  v: pts`-48,0 -40,47.8 -22,81 0,92! 22,81 40,47.8 48,0`,
}
const RIGHT_EDGE = pts`48,-1! 92,3 126,10 132,24 134,170 130,320 118,330 60,333`
const LEFT_EDGE = pts`-60,332 -118,330 -130,320 -134,170 -132,24 -126,10 -92,3 -48,-1!`

type Neck = keyof typeof OPENINGS

/** Any top folded to a flat parcel: layers show at the lower edge, the neck faces up. */
export const folded = garment({
  views: ['front', 'detail'],
  frame: { w: 330, h: 430 },
  detail: { at: [0, 60], zoom: 2.8 },
  choices: { neck: oneOf<Neck>('crew', 'v') },
  cut,
})

function cut({ rng, options: { neck } }: Cutting<{ neck: Neck }>): Part[] {
  const opening = OPENINGS[neck]
  const depth = neck === 'v' ? 108 : 60
  return [
    slab('under2', 3, { lift: 0, tone: 0.9 }),
    slab('under1', 1.4, { lift: 0.3, tone: 0.96 }),
    insideBack(pts`-48,-3 -24,6 0,8 24,6 48,-3`, { depth, label: 24 }),
    neckBack(band(pts`-48,-4 -24,5 0,7 24,5 48,-4`, 12), 0.84),
    topLayer(rng, opening),
    neckband(opening, 14),
  ]
}

/** A layer below, `k` lower and wider. */
function slab(name: string, k: number, look: Partial<Part>): Part {
  const left = pts`${-132 - k},${8 + k * 2}! ${-132 - k * 1.3},170 ${-128 - k},${330 + k * 3} -60,${335 + k * 4}`
  const right = pts`60,${334 + k * 4} ${129 + k},${330 + k * 3} ${132 + k * 1.3},170 ${132 + k},${8 + k * 2}!`
  const shape = [...left, ...right, ...pts`60,2 -60,2`]
  return part(name, shape, { puff: 7, puffRadius: 14, edge: 3, round: 5, ...look })
}

const topLayer = (rng: Chance, opening: Outline): Part =>
  part('top', [...opening.slice(1, -1), ...RIGHT_EDGE, ...LEFT_EDGE], {
    puff: 11,
    edge: 3,
    round: 6,
    lift: 0.4,
    folds: [
      ...dragFolds(rng, { x: [-120, 120], y: [60, 280], count: 3, amount: 0.55 }),
      fold(pts`-112,30 -102,170 -110,320`, [12, -2.6, 0.6]),
      fold(pts`110,30 104,170 112,320`, [12, -2.6, 0.6]),
    ],
  })
