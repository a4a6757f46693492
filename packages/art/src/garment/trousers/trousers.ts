import { seam } from '../../ink/seam.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { between } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { trouserLeg } from './leg.ts'
import { waistband } from './waistband.ts'

type Options = { length: number; hem: number }

/** Wide pleated trousers with a pressed crease. `hem` is the outer half width at the hem. */
export const trousers = garment({
  detail: { at: [-20, 60], zoom: 3 },
  choices: { length: between(400, 545, 520), hem: between(96, 150, 140) },
  cut,
})

function cut({ rng, view, trim, options }: Cutting<Options>): Part[] {
  const isBack = view === 'back'
  const leg = { isBack, trim, length: options.length, hem: options.hem }
  return [
    trouserLeg(rng, { ...leg, side: -1 }),
    trouserLeg(rng, { ...leg, side: 1 }),
    part('rise', pts`-2.5,14! 1.5,14! 1.5,168! -2.5,168!`, {
      puff: 0,
      edge: 0,
      lift: 0,
      ink: seam(pts`0,16 0.5,90 0,166`, { strength: 0.9 }),
    }),
    waistband(view, trim),
  ]
}
