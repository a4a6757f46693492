import type { Chance } from '../../chance/random.ts'
import type { Side } from '../../outline/point.ts'
import type { Part } from '../../part/part.ts'
import { transform } from '../../part/transform.ts'
import { bothSides } from '../both-sides.ts'
import { between, oneOf } from '../choice.ts'
import { bodice } from '../dress/bodice.ts'
import { belt, tie } from '../dress/dress-belt.ts'
import { neckInside } from '../dress/neck-inside.ts'
import { flutterSleeve } from '../dress/sleeve/flutter-sleeve.ts'
import { puffSleeve } from '../dress/sleeve/puff-sleeve.ts'
import { gathersBelow } from '../elastic.ts'
import { type Cutting, garment } from '../garment.ts'
import { legPart, rise } from '../trousers/leg-part.ts'
import { sidePocket } from '../trousers/trouser-pockets.ts'
import { backPleats, frontZip } from './jumpsuit-fastening.ts'

const WAIST = 192
const CROTCH = 168

type Sleeve = 'puff' | 'flutter'
type Options = { length: number; hem: number; sleeve: Sleeve }

/** Jumpsuit: a V-necked bodice with short sleeves and a hidden zip, gathered with wide soft legs into a tied belt. */
export const jumpsuit = garment({
  worn: 'shoulders',
  detail: { at: [10, 150], zoom: 2.8 },
  choices: {
    length: between(400, 500, 440),
    hem: between(110, 140, 128),
    sleeve: oneOf<Sleeve>('puff', 'flutter'),
  },
  cut,
})

function cut({ rng, view, trim, options }: Cutting<Options>): Part[] {
  const isBack = view === 'back'
  const cloth = { length: options.length * rng.between(0.93, 1.04), hem: options.hem + rng.spread(7) }
  const legs = [leg(rng, -1, cloth), leg(rng, 1, cloth), rise(CROTCH - 2)]
  const knotAt = rng.pick([-30, 10, 26])
  const fastening = isBack ? backPleats() : frontZip(trim)
  return [
    ...neckInside(view, 'v'),
    ...legs.map((part) => transform(part, (x, y) => [x, y + WAIST - 8])),
    ...bothSides((side) =>
      options.sleeve === 'flutter' ? [flutterSleeve(rng, side, trim)] : puffSleeve(rng, side),
    ),
    bodice(rng, { view, neck: 'v', waist: WAIST, trim, ink: fastening }),
    belt({ waist: WAIST, deep: 17 }),
    ...(isBack ? [] : tie(knotAt, WAIST)),
  ]
}

const leg = (rng: Chance, side: Side, { length, hem }: Pick<Options, 'length' | 'hem'>): Part =>
  legPart(rng, {
    side,
    length,
    hem,
    hemIn: 4,
    crotch: CROTCH,
    isPressed: false,
    folds: gathersBelow(rng, { half: 68, y: [14, 128] }),
    ink: sidePocket(side),
  })
