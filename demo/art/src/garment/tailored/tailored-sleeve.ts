import type { Chance } from '../../chance/random.ts'
import { button } from '../../ink/button.ts'
import { seam } from '../../ink/seam.ts'
import type { Side } from '../../outline/point.ts'
import type { Part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { longSleeve } from '../sleeve/long-sleeve.ts'
import type { Block } from './block.ts'

type Making = { side: Side; block: Block; trim: Trim }

/** Two-piece sleeve with a back seam and three horn buttons at the wrist. */
export const tailoredSleeve = (rng: Chance, { side, block, trim }: Making): Part =>
  longSleeve(rng, {
    side,
    tip: [122, 25],
    pit: [132, 150],
    end: [172, block.sleeve],
    cuff: 25,
    bow: 3,
    amount: 0.7,
    ink: (at) => [
      ...seam([at(0.08, 0.52), at(0.5, 0.6), at(1, 0.5)], { strength: 0.35 }),
      ...[0.955, 0.92, 0.885].map((share) => button(at(share, 0.62), 3, trim.horn)),
    ],
  }).part
