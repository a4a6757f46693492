import type { Chance } from '../../chance/random.ts'
import type { Fold } from '../../part/fold.ts'
import type { Part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { bothSides } from '../both-sides.ts'
import { oneOf, yesNo } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { armpits } from '../habit/armpit-folds.ts'
import { inBuilds } from '../habit/build.ts'
import { closing } from '../habit/closing.ts'
import { dragFolds } from '../habit/drag-folds.ts'
import { FOR_WHOM, type ForWhom } from '../habit/for-whom.ts'
import { hangFolds } from '../habit/hang-folds.ts'
import { shirtBack, shirtFront } from './body.ts'
import { collarFold, collarLeaf, stand } from './collar.ts'
import { placket } from './placket.ts'
import { chestPocket, flappedPocket } from './pocket.ts'
import { shirtSleeve } from './shirt-sleeve.ts'

type Options = { pocket: boolean; over: boolean; contrast: 'sometimes' | 'always' | 'never'; cut: ForWhom }

/**
 * Shirt: two pointed leaves on a stand, placket with pearl buttons, curved tail, cuffs with cross grain. Worn `over`
 * another it has horn buttons and two pockets with flaps.
 */
export const shirt = garment({
  worn: 'shoulders',
  detail: { at: [26, 74], zoom: 3.2 },
  choices: {
    pocket: yesNo(true),
    over: yesNo(false),
    contrast: oneOf('sometimes', 'always', 'never'),
    ...FOR_WHOM,
  },
  cut: inBuilds({ width: 7, length: 0.05, sleeve: 0.045 }, cut),
})

function cut({ rng, view, trim, options }: Cutting<Options>): Part[] {
  const slot = isContrast(rng, options) ? 'trim' : 'main'
  const dress = { ...trim, slot, buttons: options.over ? trim.horn : trim.pearl } as const
  const sleeves = bothSides((side) => shirtSleeve(rng, side, dress))
  const folds = bodyFolds(rng)
  if (view === 'back') return [shirtBack(folds, trim), collarFold(dress), ...sleeves]
  const front = [
    ...stand(slot),
    shirtFront(folds, trim),
    ...pockets(options, trim),
    placket(dress),
    ...bothSides((side) => collarLeaf(side, dress)),
    ...sleeves,
  ]
  return closing(front, options.cut)
}

function pockets({ pocket, over }: Options, trim: Trim): Part[] {
  if (over) return bothSides((side) => flappedPocket(side, trim))
  return pocket ? [chestPocket(trim)] : []
}

/** Plain collar, placket and cuffs on printed cloth suit a few. */
const isContrast = (rng: Chance, { contrast, over }: Options): boolean => {
  const byChance = rng.chance(0.3)
  return contrast === 'always' || (contrast === 'sometimes' && byChance && !over)
}

const bodyFolds = (rng: Chance): Fold[] => [
  ...armpits(rng, [126, 144]),
  ...hangFolds(rng, { x: [-112, 112], y: [224, 400], count: 8, amount: 0.75 }),
  ...dragFolds(rng, { x: [-130, 130], y: [158, 290], count: 3, amount: 0.75 }),
]
