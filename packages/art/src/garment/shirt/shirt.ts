import type { Chance } from '../../chance/random.ts'
import type { Fold } from '../../part/fold.ts'
import type { Part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { yesNo } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { armpits } from '../habit/armpit-folds.ts'
import { dragFolds } from '../habit/drag-folds.ts'
import { hangFolds } from '../habit/hang-folds.ts'
import { shirtBack, shirtFront } from './body.ts'
import { collarFold, collarLeaf, stand } from './collar.ts'
import { placket } from './placket.ts'
import { pocket } from './pocket.ts'
import { shirtSleeve } from './shirt-sleeve.ts'

/** Shirt: two pointed leaves on a stand, placket with pearl buttons, curved tail, cuffs with cross grain. */
export const shirt = garment({
  worn: 'shoulders',
  detail: { at: [26, 74], zoom: 3.2 },
  choices: { pocket: yesNo(true) },
  cut,
})

function cut({ rng, view, trim, options }: Cutting<{ pocket: boolean }>): Part[] {
  const sleeves = bothSides((side) => shirtSleeve(rng, side, trim))
  const folds = bodyFolds(rng)
  if (view === 'back') return [shirtBack(folds, trim), collarFold(trim), ...sleeves]
  return [
    ...stand(),
    shirtFront(folds, trim),
    ...(options.pocket ? [pocket(trim)] : []),
    placket(trim),
    ...bothSides((side) => collarLeaf(side, trim)),
    ...sleeves,
  ]
}

const bodyFolds = (rng: Chance): Fold[] => [
  ...armpits(rng, [126, 144]),
  ...hangFolds(rng, { x: [-112, 112], y: [170, 400], count: 8 }),
  ...dragFolds(rng, { x: [-130, 130], y: [180, 310], count: 4 }),
]
