import { band } from '../../outline/band.ts'
import { moved, type Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { chain } from './chain.ts'
import { METAL } from './metal.ts'
import { pearlRow } from './pearl-row.ts'
import { pendant } from './pendant.ts'

type Kind = 'pendant' | 'pearls'

/** As it is laid down: fastened, the clasp above, no two bows alike. */
const DRAPE = pts`-4,-176 -50,-166 -98,-112 -112,-34 -78,56 -30,112 0,134 34,108 74,50 106,-36 100,-112 58,-164 8,-178`

/** A fine chain with a coin, or a row of pearls. */
export const necklace = garment({
  frame: { w: 340, h: 460, y: 380 },
  extraFrame: { w: 130, h: 170 },
  tall: 27,
  detail: { at: [0, 108], zoom: 2.8 },
  choices: { kind: oneOf<Kind>('pendant', 'pearls') },
  cut: ({ view, options: { kind } }: Cutting<{ kind: Kind }>): Part[] =>
    kind === 'pearls' ? pearlRow() : [chain('chain', DRAPE), ...clasp(), ...pendant(view === 'back')],
})

const RING = pts`0,-4.6 3.2,-3.2 4.6,0 3.2,3.2 0,4.6 -3.2,3.2 -4.6,0 -3.2,-3.2 -0.4,-4.6`
const LOBSTER = pts`-13,-174.6 -9,-179.6 -2,-181.4 5,-179.8 8,-176.6 5,-173.6 -3,-171.4 -10,-171.6`

/** A lobster in its ring, and a second ring to close the chain shorter. */
const clasp = (): Part[] => [
  ring('clasp-ring', [11, -178.4]),
  part('clasp', LOBSTER, { ...METAL, puff: 4, puffRadius: 4, edge: 2.2, lift: 0.4, cast: 3 }),
  ring('second-ring', [-58, -160]),
]

const ring = (name: string, [x, y]: Point): Part =>
  part(
    name,
    moved(band(RING, 2), (a, b) => [a + x, b + y]),
    { ...METAL, puff: 1.6, puffRadius: 2, edge: 1.6, round: 2, lift: 0.3, cast: 2 },
  )
