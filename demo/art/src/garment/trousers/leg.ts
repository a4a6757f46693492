import type { Chance } from '../../chance/random.ts'
import type { Side } from '../../outline/point.ts'
import type { Part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { legPart } from './leg-part.ts'
import { dart, pleats } from './shaping.ts'
import { slantPocket, weltPocket } from './trouser-pockets.ts'

type Leg = { side: Side; isBack: boolean; trim: Trim; length: number; hem: number }

const CROTCH = 166
/** From this half width on the leg is gathered into pleats; narrower ones have a plain front. */
export const WIDE = 120

export function trouserLeg(rng: Chance, { side, isBack, trim, length, hem }: Leg): Part {
  const hemIn = 16 - Math.max(0, hem - 98) * 0.19
  const shaping = isBack ? dart(side) : hem > WIDE ? pleats(side) : undefined
  const pocket = isBack ? weltPocket(side, trim) : slantPocket(side, trim)
  return legPart(rng, {
    side,
    length,
    hem,
    hemIn,
    crotch: CROTCH,
    folds: shaping?.folds,
    ink: [...(shaping?.ink ?? []), ...pocket],
  })
}
