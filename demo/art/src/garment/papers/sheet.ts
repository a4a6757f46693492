import type { Ink } from '../../ink/ink.ts'
import { makersMark } from '../../ink/label.ts'
import { fill, line } from '../../ink/line.ts'
import { moved, type Outline, type Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'

const PAPER = {
  slot: 'main',
  fabric: 'paper',
  color: 'chalk',
  puff: 0.6,
  puffRadius: 12,
  edge: 0.6,
  round: 1.4,
  wrinkle: 0.6,
} as const
const PRINTED = '#2b3a55'

/** A drawing of lines: what is cut, what is sewn or only shown, and what is filled. */
export type Drawing = { lines: readonly Outline[]; dashes: readonly Outline[]; fills: readonly Outline[] }

type Place = { at: Point; size: number }

/** In blue, as a plotter draws it. */
export function printed({ lines, dashes, fills }: Drawing, { at: [x, y], size }: Place): Ink[] {
  const there = (outline: Outline) => moved(outline, (a, b) => [x + a * size, y + b * size])
  return [
    ...fills.map((one) => fill(there(one), PRINTED, 0.75)),
    ...lines.map((one) => line(there(one), { color: PRINTED, width: 1.5, opacity: 0.85 })),
    ...dashes.map((one) =>
      line(there(one), { color: PRINTED, width: 1, opacity: 0.6, dash: [5, 3.4], cap: 'butt' }),
    ),
  ]
}

/** Unfolded, with the creases of its folding and the maker's name in the corner. */
export const sheet = (drawing: Drawing): Part =>
  part('sheet', pts`-170,-215! 170,-210! 172,212! -168,216!`, {
    ...PAPER,
    lift: 0,
    folds: [
      fold(pts`-56,-214 -56,0 -55,215`, [5, 1.6, 0]),
      fold(pts`57,-212 57,0 58,214`, [5, -1.6, 0]),
      fold(pts`-170,-72 0,-71 171,-70`, [5, -1.5, 0]),
      fold(pts`-169,72 0,71 171,72`, [5, 1.5, 0]),
    ],
    ink: [
      ...printed(drawing, { at: [0, 0], size: 1 }),
      makersMark([-118, 204], { size: 11, color: PRINTED, spacing: 0.3, opacity: 0.85 }),
    ],
  })

/** Folded to a booklet: its title and the small drawing of what it is about. */
export const booklet = (drawing: Drawing): Part[] => [
  part('leaves', pts`-146,-186! 72,-182! 74,136! -144,140!`, { ...PAPER, tone: 0.95, lift: 0 }),
  part('cover', pts`-152,-192! 66,-188! 68,130! -150,134!`, {
    ...PAPER,
    lift: 0.3,
    cast: 3,
    folds: [fold(pts`-144,-190 -143,0 -142,132`, [4, -1.2, 0])],
    ink: [
      makersMark([-42, -140], { size: 20, color: PRINTED, spacing: 0.3, opacity: 0.9 }),
      line(pts`-96,-122 12,-121`, { color: PRINTED, width: 1.2, opacity: 0.6 }),
      ...printed(drawing, { at: [-42, 6], size: 0.5 }),
    ],
  }),
]

const CASE = pts`-46,-76! 46,-76! 46,76! -46,76!`
const rounded = (outline: Outline, [x, y]: Point, size: number): Point[] =>
  outline.flatMap(([a, b]): Point[] => {
    const [dx, dy] = [Math.sign(a) * 9, Math.sign(b) * 9]
    const first: Point = [x + a * size, y + (b - dy) * size]
    const second: Point = [x + (a - dx) * size, y + b * size]
    return a * b > 0 ? [first, second] : [second, first]
  })

/** The telephone it can be read on. */
export const screen = (drawing: Drawing, at: Point): Part[] => [
  part('telephone', rounded(CASE, at, 1), {
    slot: 'form',
    fabric: 'acetate',
    color: 'ink',
    puff: 3,
    puffRadius: 6,
    edge: 2,
    lift: 0.5,
    cast: 8,
    wrinkle: 0,
    ink: [
      fill(rounded(CASE, at, 0.92), '#f4f1ea'),
      ...printed(drawing, { at: [at[0], at[1] - 12], size: 0.225 }),
      ...[46, 52, 58].map((down, i) =>
        line(pts`${at[0] - 32},${at[1] + down} ${at[0] + 32 - i * 12},${at[1] + down}`, {
          color: PRINTED,
          width: 1.6,
          opacity: 0.4,
        }),
      ),
    ],
  }),
]
