import type { Chance } from '../../chance/random.ts'
import type { Part } from '../../part/part.ts'
import { between } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { FOR_WHOM, type ForWhom } from '../habit/for-whom.ts'
import { lowerBlock } from '../habit/lower-block.ts'
import { insideWaist } from '../inside-waist.ts'
import { trouserLeg, WIDE } from './leg.ts'
import { rise } from './leg-part.ts'
import { waistband } from './waistband.ts'

type Options = { length: number; hem: number; cut: ForWhom }

/** Trousers with a pressed crease, wide and pleated or straight and plain. `hem` is the outer half width at the hem. */
export const trousers = garment({
  worn: 'clips',
  detail: { at: [-20, 60], zoom: 3 },
  choices: { length: between(400, 545, 520), hem: between(96, 150, 132), ...FOR_WHOM },
  cut,
})

/** No two are cut alike; straight legs hardly widen to the hem. */
const hemOf = (rng: Chance, hem: number): number => hem + (hem > WIDE ? rng.spread(8) : rng.between(-6, 1))

function cut({ rng, view, trim, options }: Cutting<Options>): Part[] {
  const isBack = view === 'back'
  const length = options.length * rng.between(0.955, 1.03)
  const hem = hemOf(rng, options.hem)
  const leg = { isBack, trim, length, hem }
  const parts = [
    ...(isBack ? [] : [insideWaist()]),
    trouserLeg(rng, { ...leg, side: -1 }),
    trouserLeg(rng, { ...leg, side: 1 }),
    rise(164),
    waistband(view),
  ]
  return lowerBlock(parts, options.cut)
}
