import type { Chance } from '../../chance/random.ts'

/** How a knit is made up: what differs between two jumpers of one neckline. */
export type KnitMake = {
  /** Depth of the ribs at hem and cuff. */
  rib: number
  /** Width of the band round the neck. */
  band: number
  isRaglan: boolean
}

/** The seam of a raglan would run into a deep neck. The first to draw its chances, so that all views agree. */
export const knitMake = (rng: Chance, mayRaglan: boolean): KnitMake => ({
  rib: rng.pick([22, 27, 27, 36]),
  band: rng.pick([11, 15, 15, 19]),
  isRaglan: rng.chance(0.35) && mayRaglan,
})
