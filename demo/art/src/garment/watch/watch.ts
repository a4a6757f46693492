import type { Part } from '../../part/part.ts'
import { transform } from '../../part/transform.ts'
import { type Cutting, garment } from '../garment.ts'
import { caseBack } from './case-back.ts'
import { face } from './face.ts'
import { strap } from './strap.ts'
import { watchCase } from './watch-case.ts'

/** A round watch on a stitched leather strap, laid straight. */
export const watch = garment({
  frame: { w: 200, h: 560 },
  extraFrame: { w: 70, h: 160 },
  tall: 25,
  detail: { at: [0, 0], zoom: 2.4 },
  cut: ({ view, trim }: Cutting): Part[] => {
    const body = [...strap(trim), ...watchCase()]
    if (view !== 'back') return [...body, face()]
    // Turned over, the crown has changed sides.
    return [...body.map((piece) => transform(piece, (x, y) => [-x, y])), caseBack()]
  },
})
