import { line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { type Cutting, garment } from '../garment.ts'
import { seenFrom } from '../other-side.ts'
import { pair } from '../pair.ts'
import { upper } from './upper.ts'

/** Chelsea boot: elastic gusset, welt stitch, stacked block heel, pull tab. */
export const boot = garment({
  frame: { w: 400, h: 470, y: 400 },
  detail: { at: [190, 0], zoom: 2.6 },
  cut: ({ view, trim }: Cutting) =>
    seenFrom(view, pair(oneBoot(trim), { dx: 92, dy: -34, size: 0.96, tone: 0.95 })),
})

const oneBoot = (trim: Trim): Part[] => [inside(), heel(), sole(), upper(trim), gusset(trim), tab(trim)]

const inside = (): Part =>
  part('inside', pts`150,-108! 200,-118 252,-108! 246,-92 200,-86 154,-94`, {
    tone: 0.5,
    puff: 0,
    lift: 0,
    slot: 'lining',
    fabric: 'leather',
    color: 'tobacco',
  })

const heel = (): Part =>
  part('heel', pts`206,136! 268,132! 264,194! 212,196!`, {
    slot: 'sole',
    color: 'espresso',
    puff: 5,
    puffRadius: 14,
    lift: 0,
    ink: [150, 162, 174, 186].map((y) => line(pts`206,${y} 270,${y - 1}`, { width: 0.9, opacity: 0.35 })),
  })

const sole = (): Part =>
  part('sole', pts`-8,174! 0,188 40,195 110,190 160,168 208,150 268,142! 270,128! 200,130 120,152 40,166`, {
    slot: 'sole',
    color: 'espresso',
    puffRadius: 8,
    lift: 0,
    ink: stitch(pts`0,177 40,182 110,176 160,155 212,138`, '#c9ad86', 0.5),
  })

const gusset = ({ thread }: Trim): Part =>
  part('gusset', pts`178,-97! 226,-98! 228,-50 216,4 203,28 190,6 178,-46`, {
    slot: 'elastic',
    fabric: 'rib',
    color: 'ink',
    puff: 3,
    puffRadius: 10,
    lift: 0,
    tone: 0.92,
    ink: [
      ...seam(pts`177,-97 177,-46 190,8 203,30 217,6 229,-50 227,-98`, { strength: 0.8 }),
      ...stitch(pts`174,-96 174,-45 187,10 203,34 220,8 232,-49 230,-97`, thread),
    ],
  })

const tab = ({ thread }: Trim): Part =>
  part('tab', pts`244,-128! 254,-130! 257,-88! 247,-86!`, {
    fabric: 'canvas',
    puff: 2,
    puffRadius: 4,
    lift: 0.4,
    cast: 3,
    ink: stitch(pts`245,-92 256,-93`, thread),
  })
