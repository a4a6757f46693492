import type { Chance } from '../../chance/random.ts'
import { seam } from '../../ink/seam.ts'
import { band } from '../../outline/band.ts'
import { pts } from '../../outline/pts.ts'
import type { Part } from '../../part/part.ts'
import { knitBody } from '../sweater/knit-body.ts'

const NECK = pts`-50,0 -26,8 0,10 26,8 50,0`

/** From behind, the band shows as a line round the neck. */
export function cardiganBack(rng: Chance, length: number): Part {
  const body = knitBody(rng, { opening: NECK, length })
  return { ...body, ink: [...body.ink, ...seam(band(NECK, 13), { strength: 0.35, closed: true })] }
}
