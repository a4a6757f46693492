import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { between } from '../choice.ts'
import { type Cutting, garment, type View } from '../garment.ts'
import { GOLD } from './gold.ts'
import { jeansWaistband } from './jeans-waistband.ts'
import { jeansLeg } from './leg.ts'

/** Five-pocket jeans: gold double stitch, rivets, J-fly; behind yoke, pockets and patch. */
export const jeans = garment({
  worn: 'waist',
  detail: { at: [34, 46], zoom: 3.2 },
  choices: { length: between(430, 540, 520) },
  cut,
})

function cut({ rng, view, trim, options: { length } }: Cutting<{ length: number }>): Part[] {
  const isBack = view === 'back'
  return [
    jeansLeg(rng, { side: -1, isBack, length }),
    jeansLeg(rng, { side: 1, isBack, length }),
    ...(isBack ? [yoke()] : []),
    rise(view),
    jeansWaistband(view, trim),
  ]
}

const yoke = (): Part =>
  part('yoke', pts`-67,12! 67,12! 76,44! 0,66 -76,44!`, {
    puff: 0,
    edge: 1,
    lift: 0.2,
    cast: 3,
    ink: [...stitch(pts`-75,40 0,61 75,40`, GOLD), ...stitch(pts`-74,36 0,57 74,36`, GOLD)],
  })

const J_FLY = [pts`-2.6,22 -2,156`, pts`-12,22 -12,96 -3,122`]

const rise = (view: View): Part =>
  part('rise', pts`-14,14! 3,14! 3,158! -14,118!`, {
    puff: 0,
    edge: 0.3,
    lift: 0,
    ink: [
      ...seam(pts`0,16 1,90 0,158`, { strength: 0.9 }),
      ...(view === 'back' ? stitch(pts`3,24 3,158`, GOLD) : J_FLY.flatMap((line) => stitch(line, GOLD))),
    ],
  })
