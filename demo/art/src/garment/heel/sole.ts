import { line } from '../../ink/line.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

/** Where the upper meets the sole, from the toe to the back of the seat. */
export const FEATHER = pts`-25,170 10,176 50,179 86,178.5 120,172 150,155 180,127 210,97 240,74 270,61 303,57`

/** Leather, thin under the arch; it runs up to the heel's breast. */
export const sole = (): Part =>
  part(
    'sole',
    pts`-26,168! 10,172 50,174 86,174 118,168 150,150 180,122 210,92 240,68! 254,66! 250,74 240,80.5 211,104 181,134.5 152,163 123,179.5 88,186 50,186 10,181.5 -22,174.5`,
    {
      slot: 'sole',
      color: 'espresso',
      puffRadius: 6,
      puff: 3,
      edge: 1.2,
      lift: 0.2,
      cast: 2,
      ink: [line(FEATHER, { width: 1.6, opacity: 0.35 })],
    },
  )
