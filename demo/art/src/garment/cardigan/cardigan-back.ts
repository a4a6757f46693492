import type { Chance } from '../../chance/random.ts'
import { pts } from '../../outline/pts.ts'
import type { Part } from '../../part/part.ts'
import { knitBody } from '../sweater/knit-body.ts'
import { backBand } from '../sweater/knit-neck.ts'

const NECK = pts`-50,-2 -26,7 0,9 26,7 50,-2`

/** From behind, the band shows as a line round the neck. */
export const cardiganBack = (rng: Chance, length: number): Part[] => [
  knitBody(rng, { opening: NECK, length }),
  backBand(13),
]
