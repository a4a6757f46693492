import type { Chance } from '../../chance/random.ts'
import type { Side } from '../../outline/point.ts'
import type { Part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { bothSides } from '../both-sides.ts'
import { between, yesNo } from '../choice.ts'
import { gathersBelow } from '../elastic.ts'
import { type Cutting, garment } from '../garment.ts'
import { insideWaist } from '../inside-waist.ts'
import { legPart, rise } from '../trousers/leg-part.ts'
import { pleats } from '../trousers/shaping.ts'
import { slantPocket, weltPocket } from '../trousers/trouser-pockets.ts'
import { waistband } from '../trousers/waistband.ts'
import { turnUp } from './turn-up.ts'

type Options = { length: number; cuff: boolean }
type Leg = Options & { side: Side; isBack: boolean; trim: Trim }

const CROTCH = 158
const HEM_IN = 7

/** Tailored shorts: two pleats, slant pockets, a turn-up; behind an elastic band and one buttoned pocket. */
export const shorts = garment({
  worn: 'waist',
  frame: { h: 430, y: 386 },
  detail: { at: [-20, 60], zoom: 3 },
  choices: { length: between(210, 330, 250), cuff: yesNo(true) },
  cut,
})

function cut({ rng, view, trim, options }: Cutting<Options>): Part[] {
  const isBack = view === 'back'
  const length = options.length + rng.between(-18, 36)
  return [
    ...(isBack ? [] : [insideWaist()]),
    ...bothSides((side) => leg(rng, { ...options, length, side: -side as Side, isBack, trim })),
    rise(CROTCH - 2),
    waistband(view, { isElastic: true }),
  ]
}

function leg(rng: Chance, { side, isBack, trim, length, cuff }: Leg): Part[] {
  const hem = 111 + (length - 250) * 0.08
  const shaping = isBack ? { folds: gathersBelow(rng, { half: 66, y: [18, 96] }), ink: [] } : pleats(side)
  const backPocket = side > 0 ? weltPocket(side, trim) : []
  const cloth = legPart(rng, {
    side,
    length,
    hem,
    hemIn: HEM_IN,
    crotch: CROTCH,
    folds: shaping.folds,
    ink: [...shaping.ink, ...(isBack ? backPocket : slantPocket(side, trim))],
  })
  return cuff ? [cloth, turnUp(side, { length, hem, hemIn: HEM_IN, trim })] : [cloth]
}
