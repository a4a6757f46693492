import { stitch } from '../../ink/stitch.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { luminance, rgbOf } from '../../tint/rgb.ts'
import type { Trim } from '../../tint/trim.ts'

const PALE = 0.72
const STIFF = { puff: 5, puffRadius: 16, edge: 1.5, lift: 0.26, cast: 3 } as const

/** The stiffened piece that cups the heel, running forward along the sole where a toe cap answers it. */
export const longCounter = ({ thread }: Trim): Part =>
  part(
    'counter',
    pts`176,124! 192,112 214,105 240,99 264,92 284,83.5 306,75.5 320,74! 326,90 329,104 327.5,117! 250,126`,
    {
      ...STIFF,
      ink: [
        ...stitch(pts`186,120 197,114.5 216,108.8 242,102.8 266,95.8 286,87.3 307,79.5 321.5,77.6`, thread),
        ...stitch(pts`196,119 217,112.6 243,106.6 268,99.6 288,91.1 309,83.3 323,81.2`, thread),
      ],
    },
  )

/** Short, as on a shoe without a toe cap. */
export const counter = ({ thread }: Trim): Part =>
  part('counter', pts`256,120! 264,104 276,91 292,81 308,75.5 320,74! 326,90 329,104 327.5,117! 296,124`, {
    ...STIFF,
    ink: [
      ...stitch(pts`260,118.5 268,105.5 279.5,94 295,84.5 309,79.3 321.5,77.6`, thread),
      ...stitch(pts`264,118 271.5,107 282,97 297,88 310,82.8 323,81.2`, thread),
    ],
  })

/** The tab at the top of the heel: the one touch of colour on a pale shoe, else of the shoe's own. */
export const tab = ({ base, thread }: Trim): Part =>
  part(
    'tab',
    pts`293,33! 303,25.5 310,20 316,19 318.5,24.5 316,38 316.3,54 321,75! 309,77 299,80.5! 298,64 297,48`,
    {
      slot: 'accent',
      ...(luminance(rgbOf(base)) > PALE && { color: 'sage' as const }),
      puff: 4,
      puffRadius: 10,
      edge: 1.6,
      lift: 0.28,
      cast: 3,
      ink: stitch(pts`297.5,34 301,48 302,62 303,77`, thread),
    },
  )
