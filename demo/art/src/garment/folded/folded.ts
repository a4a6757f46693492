import { band } from '../../outline/band.ts'
import { pts } from '../../outline/pts.ts'
import type { Part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { insideBack } from '../inside-back.ts'
import { neckBack, neckband } from '../sweater/knit-neck.ts'
import { rollNeck } from '../sweater/roll-neck.ts'
import { layersBelow, topLayer } from './layers.ts'
import { sleeveAcross, sleeveHead } from './sleeves.ts'

const BACK_NECK = pts`-50,0 -26,8 0,10 26,8 50,0`
const OPENINGS = {
  crew: pts`-49,0 -41,21 -23,36 0,41 23,36 41,21 49,0`,
  v: pts`-48,0 -35,32 -16,72 0,96! 16,72 35,32 48,0`,
  turtle: BACK_NECK,
}

type Neck = keyof typeof OPENINGS

/** A knitted top folded to a flat parcel: its neck faces up, its layers show at the lower edge, its sleeves lie behind or across. */
export const folded = garment({
  views: ['front', 'detail'],
  frame: { w: 330, h: 430 },
  detail: { at: [0, 60], zoom: 2.8 },
  choices: { neck: oneOf<Neck>('crew', 'v', 'turtle') },
  cut,
})

function cut({ rng, options: { neck } }: Cutting<{ neck: Neck }>): Part[] {
  const opening = OPENINGS[neck]
  return [
    ...layersBelow(rng),
    ...inside(neck),
    topLayer(rng, opening),
    ...bothSides(sleeveHead),
    ...(rng.chance(0.45) ? sleeveAcross(rng) : []),
    ...(neck === 'turtle' ? rollNeck(false) : [neckband(opening, 14)]),
  ]
}

const inside = (neck: Neck): Part[] => [
  insideBack(BACK_NECK, { depth: neck === 'v' ? 100 : 58, ...(neck !== 'turtle' && { label: 24 }) }),
  neckBack(band(pts`-50,-2 -26,6 0,8 26,6 50,-2`, 13), 0.82),
]
