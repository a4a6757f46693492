import type { Part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { between } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { inBuilds } from '../habit/build.ts'
import { FOR_WHOM } from '../habit/for-whom.ts'
import { pufferBody } from './puffer-body.ts'
import { pufferSleeve } from './puffer-sleeve.ts'
import { standCollar } from './stand-collar.ts'
import { zip } from './zip.ts'

/** Puffer jacket: down in stitched channels, a standing collar, a two-way zip, knitted inner cuffs. */
export const puffer = garment({
  worn: 'shoulders',
  detail: { at: [20, 60], zoom: 2.6 },
  choices: { length: between(320, 480, 372), ...FOR_WHOM },
  cut: inBuilds({ width: 7, length: 0.06, sleeve: 0.04 }, cut),
})

function cut({ rng, view, trim, options: { length } }: Cutting<{ length: number }>): Part[] {
  return [
    ...standCollar(view),
    pufferBody(rng, length),
    ...(view === 'back' ? [] : zip(length, trim)),
    ...bothSides((side) => pufferSleeve(rng, side, length)),
  ]
}
