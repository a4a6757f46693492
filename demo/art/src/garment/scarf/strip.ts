import type { Chance } from '../../chance/random.ts'
import { along } from '../../outline/along.ts'
import { corner, type Outline, type Point } from '../../outline/point.ts'
import { walk } from '../../outline/walk.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'

/** A length of scarf: the line its middle takes from the hem, and half its width at a share of the way. */
export type Lay = { middle: Outline; half: (share: number) => number }

/** Folded lengthways: its print runs with it round every bend, and so do its folds. */
export function strip(name: string, lay: Lay, rng: Chance): Part {
  const places = along(lay.middle, 22)
  const left = beside(lay, -1)
  const right = beside(lay, 1)
  return part(name, [...ends(left), ...ends(right).reverse()], {
    puffRadius: 22,
    puff: 6,
    edge: 1.4,
    round: 3,
    lift: 0,
    folds: lengthways(lay, rng),
    spread: (x, y) => {
      const [run, across] = places(x, y)
      return [across, -run]
    },
  })
}

/** Both ends from left to right: the edges the fringe hangs from. */
export const hemsOf = (lay: Lay): Array<{ from: Point; to: Point }> => {
  const [one, other] = [beside(lay, -0.97), beside(lay, 0.97)]
  return [0, -1].map((end) => {
    const [a, b] = [one.at(end) as Point, other.at(end) as Point]
    return a[0] < b[0] ? { from: a, to: b } : { from: b, to: a }
  })
}

const ends = (line: Outline): Point[] =>
  line.map((at, i) => (i === 0 || i === line.length - 1 ? corner(at) : at))

/** The line that keeps so much of the half width from the middle. */
export function beside({ middle, half }: Lay, much: number): Point[] {
  const steps = walk(middle, 24)
  const last = steps.length - 1
  return steps.map(([x, y], i): Point => {
    const from = steps[Math.max(0, i - 1)] as Point
    const to = steps[Math.min(last, i + 1)] as Point
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const far = half(i / last) * much
    return [x - ((to[1] - from[1]) / length) * far, y + ((to[0] - from[0]) / length) * far]
  })
}

/** Ridges with their valleys beside them: drawn together at the neck, from where they run down and die out. */
function lengthways(lay: Lay, rng: Chance): Fold[] {
  return [-0.62, -0.2, 0.24, 0.66].flatMap((at) => {
    const place = at + rng.spread(0.1)
    return [1, -1].flatMap((way) => {
      const height = rng.between(2.6, 4.4)
      const reach = rng.between(0.6, 1)
      const taper = -rng.between(0.3, 0.8)
      return [
        fold(fromNeck(beside(lay, place), way, reach), [9, height, taper]),
        fold(fromNeck(beside(lay, place + 0.24), way, reach), [8, -height * 0.95, taper]),
      ]
    })
  })
}

/** From a little beyond the neck down one of the tails. */
function fromNeck(line: Outline, way: number, reach: number): Outline {
  const onward = way > 0 ? line : line.toReversed()
  const start = Math.floor(onward.length / 2) - 3
  return onward.slice(start, start + Math.round((onward.length - start) * reach))
}
