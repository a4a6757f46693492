import type { Outline, Point } from './point.ts'
import { walk } from './walk.ts'

type Lanes = { xs: Float64Array; ys: Float64Array }

/**
 * Places told by a line: how far along it, and how far beside it. Ribs knitted on to a neckline run off it at a
 * right angle wherever it turns. A long line that turns slowly may take longer steps.
 */
export function along(line: Outline, step = 4): (x: number, y: number) => Point {
  const steps = walk(line, step)
  const lengths = steps.reduce<number[]>((sums, at, i) => {
    const before = steps[i - 1] ?? at
    sums.push((sums[i - 1] ?? 0) + Math.hypot(at[0] - before[0], at[1] - before[1]))
    return sums
  }, [])
  const lanes = { xs: Float64Array.from(steps, ([x]) => x), ys: Float64Array.from(steps, ([, y]) => y) }
  return (x, y) => {
    const i = nearest(lanes, x, y)
    const { xs, ys } = lanes
    const [before, after] = [Math.max(0, i - 1), Math.min(xs.length - 1, i + 1)]
    const runX = (xs[after] as number) - (xs[before] as number)
    const runY = (ys[after] as number) - (ys[before] as number)
    const span = Math.sqrt(runX * runX + runY * runY) || 1
    const dx = x - (xs[i] as number)
    const dy = y - (ys[i] as number)
    return [(lengths[i] as number) + (dx * runX + dy * runY) / span, (dy * runX - dx * runY) / span]
  }
}

/** Asked for every pixel, so it goes over plain numbers. */
function nearest({ xs, ys }: Lanes, x: number, y: number): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < xs.length; i++) {
    const dx = (xs[i] as number) - x
    const dy = (ys[i] as number) - y
    const distance = dx * dx + dy * dy
    if (distance < least) {
      least = distance
      best = i
    }
  }
  return best
}
