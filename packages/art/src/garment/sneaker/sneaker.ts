import type { Part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { type Cutting, garment } from '../garment.ts'
import { seenFrom } from '../other-side.ts'
import { pair } from '../pair.ts'
import { eyestay, laces } from './lacing.ts'
import { collarPad, inside, tongue } from './opening.ts'
import { heelTab, stripe, toeCap } from './overlay.ts'
import { sole } from './sole.ts'
import { upper } from './upper.ts'

/** Court sneaker, side view, toe to the left. */
export const sneaker = garment({
  frame: { w: 430, y: 400 },
  detail: { at: [150, 60], zoom: 2.6 },
  cut: ({ view, trim }: Cutting) =>
    seenFrom(view, pair(oneSneaker(trim), { dx: 64, dy: -56, size: 0.95, tone: 0.96 })),
})

const oneSneaker = (trim: Trim): Part[] => [
  inside(),
  tongue(trim),
  upper(trim),
  collarPad(),
  toeCap(trim),
  heelTab(),
  stripe(),
  eyestay(trim),
  ...laces(),
  sole(),
]
