import { pts } from '../../outline/pts.ts'
import type { Part } from '../../part/part.ts'
import { oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { chain } from './chain.ts'
import { bead } from './metal.ts'
import { pearlRow } from './pearl-row.ts'
import { pendant } from './pendant.ts'

type Kind = 'pendant' | 'pearls'

/** As it is laid down: fastened, the clasp above, no two bows alike. */
const DRAPE = pts`-4,-176 -50,-166 -98,-112 -112,-34 -78,56 -30,112 0,134 34,108 74,50 106,-36 100,-112 58,-164 8,-178`

/** A fine chain with a coin, or a row of pearls. */
export const necklace = garment({
  frame: { w: 340, h: 460, y: 380 },
  extraFrame: { w: 130, h: 170 },
  detail: { at: [0, 108], zoom: 2.8 },
  choices: { kind: oneOf<Kind>('pendant', 'pearls') },
  cut: ({ view, options: { kind } }: Cutting<{ kind: Kind }>): Part[] =>
    kind === 'pearls' ? pearlRow() : [chain('chain', DRAPE), ...clasp(), ...pendant(view === 'back')],
})

const clasp = (): Part[] => [
  bead('clasp-ring', { at: [10, -178], radius: 4 }),
  bead('clasp', { at: [2, -177.5], radius: 5 }),
  bead('clasp-end', { at: [-5, -176], radius: 3.4 }),
]
