import type { Ink } from '../../ink/ink.ts'
import { makersMark } from '../../ink/label.ts'
import { fill, line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { moved, type Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

/** The far stay, of which only the edge looks out behind the tongue. */
export const farFacing = ({ thread }: Trim): Part =>
  part('far-facing', pts`96,68! 104,59 132,38 160,17 176,5! 186,8 190,16 120,74`, {
    puff: 4,
    puffRadius: 9,
    edge: 1.8,
    lift: 0,
    ink: stitch(pts`108,62 134,42 162,21 176,10`, thread),
  })

/** Padded, with a woven label above the last lace. */
export const tongue = ({ thread }: Trim, { isMirrored }: { isMirrored: boolean }): Part =>
  part(
    'tongue',
    pts`104,82! 108,70 136,48 162,29 175,15 182,-4 190,-13 202,-14 211,-8 213,4 208,22 196,38 150,72`,
    {
      puff: 4,
      puffRadius: 15,
      round: 4,
      edge: 2.2,
      lift: 0.3,
      cast: 3,
      folds: [fold(pts`186,12 196,16 206,20`, [6, -2.4, 0.8])],
      ink: [
        line(pts`107,72 136,48.5 162,29.5 175,15.5`, { width: 3, opacity: 0.22 }),
        ...stitch(pts`181,14 187,-3 193,-9.5 202,-10.5 208,-6 209,4 205,16`, thread),
        ...label(isMirrored ? -1 : 1),
      ],
    },
  )

/** Woven, and lying as the tongue leans. `side` turns the letters, where the whole shoe is turned about later. */
const label = (side: Side): Ink[] =>
  [
    fill(pts`-11,-6! 11,-6! 11,6! -11,6!`, '#f1ece2'),
    makersMark([0, 1.6], { size: 4.6, color: '#3a342c', spacing: 0.1 }),
  ].map((ink) => ({
    ...ink,
    pts: moved(ink.pts, (x, y) => [196 + x * side * 0.62 + y * 0.35, 1 + y * 0.9 - x * side * 0.05]),
  }))
