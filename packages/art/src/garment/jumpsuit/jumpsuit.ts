import type { Part } from '../../part/part.ts'
import { transform } from '../../part/transform.ts'
import { bothSides } from '../both-sides.ts'
import { between } from '../choice.ts'
import { bodice } from '../dress/bodice.ts'
import { belt, tie } from '../dress/dress-belt.ts'
import { puffSleeve } from '../dress/puff-sleeve.ts'
import { type Cutting, garment } from '../garment.ts'
import { insideBack } from '../inside-back.ts'
import { trouserLeg } from '../trousers/leg.ts'

const WAIST = 190

type Options = { length: number; hem: number }

/** Jumpsuit: a V-necked bodice with short sleeves over wide trousers, joined under a tied belt. */
export const jumpsuit = garment({
  worn: 'shoulders',
  detail: { at: [10, 150], zoom: 2.8 },
  choices: { length: between(400, 500, 440), hem: between(110, 140, 128) },
  cut,
})

function cut({ rng, view, trim, options: { length, hem } }: Cutting<Options>): Part[] {
  const isBack = view === 'back'
  const legs = ([-1, 1] as const).map((side) => trouserLeg(rng, { side, isBack, trim, length, hem }))
  return [
    ...(isBack
      ? []
      : [
          insideBack(
            [
              [-40, -2],
              [-20, 12],
              [0, 15],
              [20, 12],
              [40, -2],
            ],
            { depth: 116, label: 26, tone: 0.66 },
          ),
        ]),
    ...legs.map((leg) => transform(leg, (x, y) => [x, y + WAIST - 6])),
    ...bothSides((side) => puffSleeve(rng, side, trim)),
    bodice(rng, view, trim),
    belt(),
    ...(isBack ? [] : tie()),
  ]
}
