import { line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

const TOP = pts`6,112! 24,117 70,121 140,123 220,121 290,117 325,111!`
const BOTTOM = pts`330,128 328,146 320,153 270,155 160,155 60,155 22,152 8,143 3,128`
const SIDE_STITCH = pts`9,120 28,125 72,129 140,131 220,129 290,125 325,119`
const TREAD = pts`7,142 24,146 70,148 160,149 270,148 327,143`

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
