import type { Chance } from '../../chance/random.ts'
import type { Ink } from '../../ink/ink.ts'
import { onSide } from '../../outline/mirror.ts'
import { corner, type Outline, type Point, type Side } from '../../outline/point.ts'
import { type Part, part } from '../../part/part.ts'
import { type SleevePattern, sleeveAxis } from './sleeve-axis.ts'
import { sleeveFolds } from './sleeve-folds.ts'

type Making = SleevePattern & {
  side: Side
  /** Strength of the folds. */
  amount?: number
  ink?: (at: OnSleeve) => Ink[]
  /** Where a raglan's seam ends at the neck; without it the sleeve is set in at the shoulder. */
  neck?: Point
}

/** A point of the sleeve: share of the way down, and across from −1 (inner) to 1 (outer). */
export type OnSleeve = (share: number, across: number) => Point
export type LongSleeve = { part: Part; at: OnSleeve }

/** A long set-in sleeve that hangs from the shoulder, a little bent at the elbow. */
export function longSleeve(rng: Chance, { side, amount = 1, ink, neck, ...pattern }: Making): LongSleeve {
  const { at, lean } = sleeveAxis(pattern)
  const folds = sleeveFolds(rng, at, amount)
  const onThisSide: OnSleeve = (share, across) => {
    const [x, y] = at(share, across)
    return [x * side, y]
  }
  const sleeve = part(
    `sleeve${side}`,
    onSide([...head(pattern, neck), ...tube(pattern, at), ...armhole(pattern, neck)], side),
    {
      grain: -side * lean,
      puffRadius: 22,
      puff: 5.5,
      lift: 0.38,
      cast: 7,
      folds: folds.map((f) => ({ ...f, pts: onSide(f.pts, side) })),
      ink: ink?.(onThisSide) ?? [],
    },
  )
  return { part: sleeve, at: onThisSide }
}

const head = ({ tip }: SleevePattern, neck: Point | undefined): Outline =>
  neck
    ? [
        [neck[0] + 8, neck[1] - 18, 1],
        [tip[0] - 22, tip[1] - 12],
        [tip[0] + 5, tip[1] + 3],
      ]
    : [
        [tip[0] - 5, tip[1] - 3.4, 1],
        [tip[0] + 7, tip[1] + 3.5],
      ]

const tube = ({ tip }: SleevePattern, at: OnSleeve): Outline => [
  [tip[0] + 19, tip[1] + 19],
  at(0.22, 1),
  at(0.42, 1.02),
  at(0.62, 1),
  at(0.84, 0.98),
  corner(at(1, 1)),
  corner(at(1, -1)),
  at(0.84, -0.98),
  at(0.62, -1),
  at(0.42, -1.02),
]

/** The front armhole, or the raglan's seam, runs on from the inner edge in one line. */
const armhole = ({ tip, pit }: SleevePattern, neck: Point | undefined): Outline => [
  [pit[0] - 13, pit[1] + 6],
  ...(neck
    ? ([
        [neck[0] + 44, neck[1] + 66],
        [neck[0], neck[1], 1],
      ] as const)
    : ([
        [pit[0] - 22, pit[1] - 34],
        [tip[0] - 13, tip[1] + 40],
      ] as const)),
]
