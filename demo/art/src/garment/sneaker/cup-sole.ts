import { line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

const RIM = pts`1,108! 12,111.5 32,116 62,119.5 100,121 150,121 200,120 250,118 292,115 329,110!`
const HEEL = pts`333,118 333,130 330,141 324,147.5`
const GROUND = pts`312,149 280,149.5 200,149.5 130,149.5 96,149 62,146.5 36,141.5 16,134 4,125 -1,116`
const GROOVE = pts`1.5,114 12,117.5 32,122 62,125.6 100,127 150,127 200,126 250,124 292,121 331,116`
const TREAD = pts`1,121! 60,130 310,140! 327,143 322,149.5 310,152.5 280,153 200,153 130,153 95,152.4 60,149.8 33,145 13,137 3,127`

/** Natural rubber. */
export const GUM = { fabric: 'rubber', color: 'sand' } as const

/** The edge of the tread, in natural rubber. */
export const treadEdge = (): Part =>
  part('tread', TREAD, { slot: 'sole', ...GUM, puff: 2, puffRadius: 8, edge: 1.4, lift: 0 })

/** The rubber cup the upper stands in: a groove with the stitch that holds them together. */
export const cupSole = (): Part =>
  part('sole', [...RIM, ...HEEL, ...GROUND], {
    slot: 'sole',
    fabric: 'rubber',
    color: 'chalk',
    puffRadius: 17,
    puff: 6.5,
    round: 3.4,
    edge: 1.9,
    lift: 0.34,
    cast: 3.4,
    ink: [
      line(GROOVE, { color: '#6b6357', width: 2, opacity: 0.22 }),
      line(
        moved(GROOVE, (x, y) => [x, y + 1.5]),
        { color: '#fff', width: 0.9, opacity: 0.5 },
      ),
      ...stitch(GROOVE, '#fffaf0', 0.8),
    ],
  })
