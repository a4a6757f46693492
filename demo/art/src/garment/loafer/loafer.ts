import type { Part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { type Cutting, garment } from '../garment.ts'
import { innerSideAndSole } from '../inner-side.ts'
import { pair } from '../pair.ts'
import { apron } from './apron.ts'
import { strap } from './penny-strap.ts'
import { sole } from './sole.ts'
import { underside } from './underside.ts'
import { lining, upper } from './upper.ts'

/** Penny loafer from its side: moccasin seam, saddle strap with its slot, low stacked heel. */
export const loafer = garment({
  frame: { w: 430, h: 360, y: 400 },
  tall: 13,
  detail: { at: [112, 112], zoom: 2.5 },
  cut: ({ view, trim }: Cutting) => {
    const one = shoe(trim)
    return view === 'back'
      ? innerSideAndSole({ side: one, sole: underside(), at: [-146, -50] })
      : pair(one, { dx: 58, dy: -24, size: 0.97, tone: 0.95 })
  },
})

const shoe = (trim: Trim): Part[] => [lining(trim), ...sole(), upper(trim), apron(trim), strap(trim)]
