import type { Chance } from '../../chance/random.ts'
import type { Side } from '../../outline/point.ts'
import type { Part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { bothSides } from '../both-sides.ts'
import { between, yesNo } from '../choice.ts'
import { gathersBelow } from '../elastic.ts'
import { type Cutting, garment } from '../garment.ts'
import { FOR_WHOM, type ForWhom } from '../habit/for-whom.ts'
import { lowerBlock } from '../habit/lower-block.ts'
import { insideWaist } from '../inside-waist.ts'
import { legPart, rise } from '../trousers/leg-part.ts'
import { dart, pleats } from '../trousers/shaping.ts'
import { slantPocket, weltPocket } from '../trousers/trouser-pockets.ts'
import { waistband } from '../trousers/waistband.ts'
import { turnUp } from './turn-up.ts'

type Options = { length: number; cuff: boolean; cut: ForWhom }
type Leg = Options & { side: Side; isBack: boolean; trim: Trim }

const CROTCH = 158
const HEM_IN = 12

/** Tailored shorts: slant pockets, a turn-up, one buttoned pocket behind. Women's are short and pleated, men's plain and longer. */
export const shorts = garment({
  worn: 'clips',
  frame: { h: 430, y: 386 },
  detail: { at: [-20, 60], zoom: 3 },
  choices: { length: between(180, 330, 214), cuff: yesNo(true), ...FOR_WHOM },
  cut,
})

function cut({ rng, view, trim, options }: Cutting<Options>): Part[] {
  const isBack = view === 'back'
  const length = options.length + rng.between(-10, 16)
  const parts = [
    ...(isBack ? [] : [insideWaist()]),
    ...bothSides((side) => leg(rng, { ...options, length, side: -side as Side, isBack, trim })),
    rise(CROTCH - 2),
    waistband(view, { isElastic: options.cut === 'women' }),
  ]
  return lowerBlock(parts, options.cut)
}

/** Women's are gathered behind and pleated before; men's have darts, and a plain front. */
const behind = (rng: Chance, side: Side, cut: ForWhom) =>
  cut === 'men' ? dart(side) : { folds: gathersBelow(rng, { half: 66, y: [18, 96] }), ink: [] }
const inFront = (side: Side, cut: ForWhom) => (cut === 'men' ? { folds: [], ink: [] } : pleats(side))

function leg(rng: Chance, { side, isBack, trim, length, cuff, cut }: Leg): Part[] {
  const hem = cut === 'men' ? 98 : 102
  const shaping = isBack ? behind(rng, side, cut) : inFront(side, cut)
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
