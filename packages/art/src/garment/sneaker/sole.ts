import { line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

const TOP = pts`4,106! 20,114 66,119 140,121 220,119 290,115 323,108!`
const BOTTOM = pts`329,120 329,138 322,147 290,150 200,151 110,151 56,149 22,142 4,129 -1,116`
const SIDE_STITCH = pts`6,114 24,122 68,127 140,129 220,127 290,123 324,116`
const TREAD = pts`3,124 22,136 58,143 110,145 200,145 290,144 327,138`

/** Cup sole: it stands up around the upper, with a stitched groove and the edge of the tread. */
export const sole = (): Part =>
  part('sole', [...TOP, ...BOTTOM], {
    slot: 'sole',
    fabric: 'rubber',
    color: 'chalk',
    puffRadius: 14,
    puff: 6,
    edge: 1.4,
    lift: 0.32,
    cast: 3,
    ink: [
      ...stitch(SIDE_STITCH, '#b9ae9c', 0.8),
      line(TREAD, { color: '#6b6357', opacity: 0.45 }),
      line(
        TREAD.map(([x, y]) => [x, y + 1.6] as const),
        { color: '#fff', opacity: 0.35 },
      ),
    ],
  })
