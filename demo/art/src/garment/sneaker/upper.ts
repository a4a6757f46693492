import { line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { moved, type Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { hole } from './facing.ts'

const TOE = pts`1,114! 2,103 8,92.5 22,84.5 44,79.5 68,75 90,68 104,60!`
const PUNCHED = pts`25,95 42,89 60,85 78,80.5 94,73.5`

/** Where the foot bends, behind the toes. */
const CREASES: readonly Fold[] = [
  fold(pts`78,79 90,92 96,112`, [5, -1.7, 0.9]),
  fold(pts`88,76 101,90 107,110`, [5.5, 1.5, 0.9]),
  fold(pts`100,78 113,92 119,112`, [5, -1.3, 0.9]),
]

/** The front of the shoe, punched above the toes unless a cap covers them. */
export const vamp = ({ deep }: Trim, { isCapped }: { isCapped: boolean }): Part =>
  part('vamp', [...TOE, ...pts`124,66! 150,122! 100,126 40,124`], {
    puff: 13,
    puffRadius: 30,
    wrinkle: 0.5,
    round: 4,
    edge: 2.2,
    lift: 0.3,
    cast: 4,
    folds: CREASES,
    ink: isCapped ? [] : [0, 1, 2].map((row) => punched(row, deep)),
  })

const punched = (row: number, color: string) =>
  line(
    moved(PUNCHED, (x, y) => [x + row * 2.5, y + row * 6.4]),
    { color, width: 1.8, opacity: 0.75, dash: [0.01, 7] },
  )

const FRONT = pts`128,122! 121,110 112,98 106,88 108,80!`
const COLLAR = pts`206,24! 214,36 228,47 244,51 262,47 282,37 300,29 311,25!`
const BACK = pts`314,38 314,54 319,72 326,90 329,104 327,116!`

const VENTS: readonly Point[] = [
  [188, 99],
  [204, 99],
]

/** Side and back in one piece, sewn over the vamp; the inner side breathes through two eyelets. */
export const quarter = ({ thread }: Trim, { isInner }: { isInner: boolean }): Part =>
  part('quarter', [...FRONT, ...pts`150,48 190,18!`, ...COLLAR, ...BACK, ...pts`240,124 180,126`], {
    puff: 14,
    puffRadius: 34,
    wrinkle: 0.5,
    edge: 1.5,
    lift: 0.3,
    cast: 3,
    folds: [fold(pts`214,52 224,84 216,112`, [18, 2.4, 0.8])],
    ink: [
      ...stitch(pts`131.5,120 124.5,108.5 115.5,96.5 110,88 112,82`, thread),
      ...stitch(pts`135,119 128,107 119,95.5 114,88 115.5,84`, thread),
      ...(isInner ? VENTS.flatMap(hole) : []),
      ...stitch(pts`206,35 212,43.5 226,55 244,59.5 263,55.5 283,45.5 298,38.5`, thread),
    ],
  })
