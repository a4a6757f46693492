import type { Part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { type Cutting, garment } from '../garment.ts'
import { innerSideAndSole } from '../inner-side.ts'
import { pair } from '../pair.ts'
import { footbed } from './footbed.ts'
import { straps } from './straps.ts'
import { tread } from './tread.ts'

/** Two-strap sandal from its side: leather footbed on a cork sole, buckled straps. From behind, the tread of the other. */
export const sandal = garment({
  frame: { w: 430, h: 340, y: 400 },
  tall: 12,
  detail: { at: [168, 110], zoom: 2.5 },
  cut: ({ view, trim }: Cutting) => {
    const one = (isInner: boolean) => foot(trim, isInner)
    return view === 'back'
      ? innerSideAndSole({ side: one(true), sole: tread(), at: [-140, -62] })
      : pair(one(false), { dx: 56, dy: -40, size: 0.97, tone: 0.96 })
  },
})

const foot = (trim: Trim, isInner: boolean): Part[] => [...footbed(), ...straps(trim, { isInner })]
