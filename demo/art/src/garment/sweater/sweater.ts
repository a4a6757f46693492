import { band } from '../../outline/band.ts'
import type { Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import type { Part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { between, oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { inBuilds } from '../habit/build.ts'
import { FOR_WHOM } from '../habit/for-whom.ts'
import { insideBack } from '../inside-back.ts'
import { knitBody, knitHem } from './knit-body.ts'
import { knitMake } from './knit-make.ts'
import { backBand, neckBack, neckband } from './knit-neck.ts'
import { knitSleeve } from './knit-sleeve.ts'
import { rollNeck } from './roll-neck.ts'

const BACK_NECK = pts`-50,0 -26,8 0,10 26,8 50,0`
const FRONT_NECKS = {
  crew: pts`-50,0 -42,22 -24,37 0,42 24,37 42,22 50,0`,
  v: pts`-48,0 -36,34 -16,78 0,104! 16,78 36,34 48,0`,
  // A roll neck needs a closed back neckline, or the body gapes behind it.
  turtle: BACK_NECK,
}

const [FRONT_SEAM_END, BACK_SEAM_END] = pts`46,24 42,10` as [Point, Point]

type Neck = keyof typeof FRONT_NECKS
type Options = { neck: Neck; length: number }

/** Sweater: rib neck, cuffs and hem drawn narrower than the body, which blouses over the hem. */
export const sweater = garment({
  worn: 'shoulders',
  detail: { at: [30, 60], zoom: 3 },
  choices: { neck: oneOf<Neck>('crew', 'v', 'turtle'), length: between(330, 430, 372), ...FOR_WHOM },
  cut: inBuilds({ width: 9, length: 0.08, sleeve: 0.05 }, cut),
})

function cut({ rng, view, options: { neck, length } }: Cutting<Options>): Part[] {
  const isBack = view === 'back'
  const opening = isBack ? BACK_NECK : FRONT_NECKS[neck]
  const { rib, band, isRaglan } = knitMake(rng, neck !== 'v')
  const seamEnd = isRaglan ? { neck: isBack ? BACK_SEAM_END : FRONT_SEAM_END } : {}
  const sleeves = bothSides((side) => knitSleeve(rng, side, { length, rib, ...seamEnd }))
  const hem = knitHem(rng, length, rib)
  const neckParts = neck === 'turtle' ? rollNeck(isBack) : [isBack ? backBand(band) : neckband(opening, band)]
  const front = isBack ? [] : inside(neck)
  return [...front, hem, knitBody(rng, { opening, length, rib }), ...sleeves, ...neckParts]
}

const inside = (neck: Neck): Part[] => [
  insideBack(BACK_NECK, { depth: neck === 'v' ? 100 : 60, ...(neck !== 'turtle' && { label: 24 }) }),
  neckBack(band(pts`-50,-2 -26,6 0,8 26,6 50,-2`, 13), 0.82),
]
