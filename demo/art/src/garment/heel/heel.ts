import type { Part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { yesNo } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { innerSideAndSole } from '../inner-side.ts'
import { pair } from '../pair.ts'
import { heelBlock } from './heel-block.ts'
import { lining, pumpUpper } from './pump-upper.ts'
import { farStrap, seat, strap, vamp } from './slingback-upper.ts'
import { sole } from './sole.ts'
import { underside } from './underside.ts'

/** Pointed pump on a sculpted heel, side view; with a strap behind the heel it is a slingback. */
export const heel = garment({
  frame: { w: 420, h: 400, y: 400 },
  tall: 19,
  detail: { at: [230, 30], zoom: 2.4 },
  choices: { sling: yesNo(false) },
  cut: ({ view, trim, options: { sling } }: Cutting<{ sling: boolean }>) => {
    const one = sling ? slingback(trim, { isInner: view === 'back' }) : pump(trim)
    return view === 'back'
      ? innerSideAndSole({ side: one, sole: underside(), at: [-140, sling ? -92 : -112] })
      : pair(one, { dx: 62, dy: -15, size: 0.97, tone: 0.94 })
  },
})

const pump = (trim: Trim): Part[] => [lining(trim), ...heelBlock(), sole(), pumpUpper(trim)]

const slingback = (trim: Trim, side: { isInner: boolean }): Part[] => [
  farStrap(),
  ...heelBlock(),
  sole(),
  ...seat(),
  strap(trim, side),
  vamp(trim),
]
