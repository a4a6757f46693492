import { wovenLabel } from '../../ink/label.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { between, yesNo } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { inBuilds } from '../habit/build.ts'
import { closing } from '../habit/closing.ts'
import { FOR_WHOM, type ForWhom } from '../habit/for-whom.ts'
import { knitBody, knitHem } from '../sweater/knit-body.ts'
import { neckBack } from '../sweater/knit-neck.ts'
import { knitSleeve } from '../sweater/knit-sleeve.ts'
import { cardiganBack } from './cardigan-back.ts'
import { frontBands } from './front-band.ts'
import { patchPockets } from './patch-pocket.ts'

const OPENING = pts`-48,0 -40,34 -24,84 0,138! 24,84 40,34 48,0`

type Options = { length: number; pockets: boolean; cut: ForWhom }

/** Cardigan: a V closed by ribbed bands with horn buttons, two patch pockets, ribbed hem and cuffs. */
export const cardigan = garment({
  worn: 'shoulders',
  detail: { at: [24, 160], zoom: 2.8 },
  choices: { length: between(330, 460, 384), pockets: yesNo(true), ...FOR_WHOM },
  cut: inBuilds({ width: 8, length: 0.08, sleeve: 0.05 }, cut),
})

function cut({ rng, view, trim, options: { length, pockets, cut: forWhom } }: Cutting<Options>): Part[] {
  const sleeves = bothSides((side) => knitSleeve(rng, side, { length }))
  if (view === 'back') return [knitHem(rng, length), ...cardiganBack(rng, length), ...sleeves]
  const front = [
    ...inside(),
    knitHem(rng, length),
    knitBody(rng, { opening: OPENING, length, neck: 49, calm: 10 }),
    ...(pockets ? patchPockets(length) : []),
    ...frontBands(length, trim),
    ...sleeves,
  ]
  return closing(front, forWhom)
}

const inside = (): Part[] => [
  part('inside-back', pts`-50,0! -26,8 0,10 26,8 50,0! 40,90 0,150 -40,90`, {
    tone: 0.7,
    puff: 0,
    edge: 0.4,
    lift: 0,
    wrinkle: 0.6,
    ink: wovenLabel(0, 28),
  }),
  neckBack(pts`-54,-3! -26,5 0,7 26,5 54,-3! 48,12! 26,19 0,21 -26,19 -48,12!`, 0.84),
]
