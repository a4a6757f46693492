import type { Part } from '../../part/part.ts'
import { between } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { FOR_WHOM, type ForWhom } from '../habit/for-whom.ts'
import { lowerBlock } from '../habit/lower-block.ts'
import { insideWaist } from '../inside-waist.ts'
import { rise, yoke } from './jeans-rise.ts'
import { jeansWaistband } from './jeans-waistband.ts'
import { jeansLeg } from './leg.ts'

/** Five-pocket jeans: gold double stitch, rivets, J-fly; behind yoke, pockets and patch. */
export const jeans = garment({
  worn: 'clips',
  detail: { at: [34, 46], zoom: 3.2 },
  choices: { length: between(430, 540, 520), ...FOR_WHOM },
  cut,
})

function cut({ rng, view, trim, options }: Cutting<{ length: number; cut: ForWhom }>): Part[] {
  const isBack = view === 'back'
  const length = options.length * rng.between(0.955, 1.03)
  const parts = [
    ...(isBack ? [] : [insideWaist()]),
    jeansLeg(rng, { side: -1, isBack, length, trim }),
    jeansLeg(rng, { side: 1, isBack, length, trim }),
    ...(isBack ? [yoke()] : []),
    rise(isBack),
    jeansWaistband(view, trim),
  ]
  return lowerBlock(parts, options.cut)
}
