import type { Part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { type Cutting, garment } from '../garment.ts'
import { innerSideAndSole } from '../inner-side.ts'
import { pair } from '../pair.ts'
import { heel, sole } from './sole.ts'
import { gusset, inside, tabs } from './top.ts'
import { underside } from './underside.ts'
import { upper } from './upper.ts'

/** Chelsea boot: elastic gusset, welted sole, stacked heel, pull tabs in front and behind. From behind, its sole too. */
export const boot = garment({
  frame: { w: 400, h: 470, y: 400 },
  tall: 26,
  detail: { at: [190, 20], zoom: 2.6 },
  cut: ({ view, trim }: Cutting) =>
    view === 'back'
      ? innerSideAndSole({ side: oneBoot(trim), sole: underside(), at: [-137, -126] })
      : pair(oneBoot(trim), { dx: 92, dy: -34, size: 0.96, tone: 0.95 }),
})

const oneBoot = (trim: Trim): Part[] => [inside(), heel(), sole(), upper(trim), gusset(trim), ...tabs(trim)]
