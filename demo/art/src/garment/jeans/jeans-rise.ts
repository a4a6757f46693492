import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { GOLD } from './gold.ts'

/** Behind, below the waistband: the yoke dips to the seat's seam, and everything is sewn down twice. */
export const yoke = (): Part =>
  part('yoke', pts`-67,12! 67,12! 75,40! 0,62! -75,40!`, {
    puff: 0,
    edge: 0.7,
    lift: 0.16,
    cast: 2,
    ink: [...stitch(pts`-75,37 0,58 75,37`, GOLD), ...stitch(pts`-74,33.5 0,54.5 74,33.5`, GOLD)],
  })

/** The seam between the legs, down to the crotch; in front with the fly's J beside it. */
export const rise = (isBack: boolean): Part =>
  part('rise', isBack ? pts`-2,14! 5,14! 5,156! -2,158!` : pts`-3,14! 17,14! 17,100! 3,158! -3,158!`, {
    puff: 0,
    edge: isBack ? 0.3 : 0.5,
    lift: 0.1,
    cast: 1.6,
    ink: [
      ...seam(pts`0,14 1,90 0,158`, { strength: 0.9 }),
      ...(isBack ? SEAT : J_FLY).flatMap((line) => stitch(line, GOLD)),
    ],
  })

const SEAT = [pts`2,16 3,90 2.2,156`, pts`4.4,16 5,90 4.4,154`]
const J_FLY = [
  pts`2.6,20 3.4,90 2.6,156`,
  pts`14,20 14.4,88 11,112 3.4,128`,
  pts`11.4,20 11.8,86 8.8,109 3.4,123`,
]
