import { line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

/** Lifts of leather, one on the other, on a rubber tip. */
export const heel = (): Part =>
  part('heel', pts`201,156! 281,154! 280,168 278,191! 208,191! 204,174`, {
    slot: 'sole',
    color: 'espresso',
    puff: 5,
    puffRadius: 14,
    edge: 1.4,
    lift: 0,
    ink: [
      ...[166, 172.5, 179].map((y) => line(pts`198,${y} 284,${y - 0.6}`, { width: 0.9, opacity: 0.32 })),
      line(pts`198,188.4 284,188`, { color: '#16130f', width: 5, opacity: 0.7, cap: 'butt' }),
    ],
  })

/** Sewn to a welt that stands out around the upper, and run on under it to the back. */
export const sole = (): Part =>
  part(
    'sole',
    pts`-9.5,173 -3,170.5 30,175 70,175 110,170 150,160 185,150 215,144 270,144 279,146 282,151 281,157! 240,158 203,162! 186,166.5 150,177 110,187 72,191 36,190 6,186.5 -7,180`,
    {
      slot: 'sole',
      color: 'espresso',
      puff: 4,
      puffRadius: 8,
      edge: 1.4,
      lift: 0.24,
      cast: 3,
      ink: [
        ...stitch(pts`-6,174.5 30,180 70,180.4 110,175.4 150,165.4 185,155.4 206,150.6`, '#c9ad86', 0.6),
        line(pts`-8,178 30,184 70,184.5 110,179.8 150,169.8 185,159.8 215,153.6 282,152.4`, {
          width: 0.9,
          opacity: 0.4,
        }),
      ],
    },
  )
