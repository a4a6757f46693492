import { lettering } from '../../ink/label.ts'
import { line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const MOUTH = pts`0,-27 19,-21 29.5,0 31.5,44 31,92 28,132 17,156 0,163 -16,156 -26.5,132 -29,92 -29.5,44 -28,0 -18,-21`
const HIDE = { slot: 'lining', fabric: 'leather', color: 'sand' } as const

/** The mouth of the shoe: a bound edge, the dark way to the toes, the sock with the maker's name. */
export const opening = (trim: Trim, { isMarked }: { isMarked: boolean }): Part[] => [
  part('edge', grown(1.16, 1.045), {
    puff: 3,
    puffRadius: 6,
    edge: 2.4,
    lift: 0.2,
    cast: 2,
    ink: stitch([...grown(1.12, 1.035), ...grown(1.12, 1.035).slice(0, 1)], trim.thread, 0.5),
  }),
  part('inside', MOUTH, {
    ...HIDE,
    tone: 0.5,
    puff: -9,
    puffRadius: 16,
    lift: 0,
    ink: [line(MOUTH, { color: trim.deep, width: 2.4, opacity: 0.5, closed: true })],
  }),
  sock(isMarked),
]

/** Padded, and running on under the vamp, into the dark. */
const sock = (isMarked: boolean): Part =>
  part(
    'sock',
    moved(MOUTH, (x, y) => [x * 0.87 + 0.2, (y - 66) * 0.955 + 67]),
    {
      ...HIDE,
      tone: 0.92,
      puff: -7,
      puffRadius: 22,
      edge: 0.6,
      lift: 0,
      fades: [fold(VAULT, [18, -0.5, 0]), fold(VAULT, [54, -0.34, 0])],
      ink: isMarked
        ? lettering([1, 116], { text: 'VITRINE', size: 6.4, color: '#6b4a2b', spacing: 0.22 })
        : [],
    },
  )

/** Where the vamp begins, and the dark. */
const VAULT = pts`-60,-14 0,-20 60,-14`

const grown = (x: number, y: number) => moved(MOUTH, (a, b) => [a * x, (b - 68) * y + 68])
