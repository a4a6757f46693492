import { random } from '../chance/random.ts'
import type { Frame } from '../garment/garment.ts'
import { boundsOfAll } from '../outline/bounds.ts'
import { moved, type Point } from '../outline/point.ts'
import type { Part } from '../part/part.ts'
import { place } from '../part/place.ts'

/** Where a garment lies: fitted into a frame, or one of its points brought near. */
export type Staging = {
  tilt: number
  fit: { frame: Frame } | { at: readonly [x: number, y: number]; zoom: number }
}

type Fit = { scale: number; middle: Point; target: Point }
type Move = (x: number, y: number) => Point

/** Places the parts and bends them a little, so that no two halves are alike. Seams still meet: all bend alike. */
export function stage(parts: readonly Part[], { tilt, fit }: Staging, seed: string): Part[] {
  const rng = random(`stage-${seed}`)
  const lean = rng.spread(0.008)
  const bend = bending([1, 2, 3, 4].map(() => rng.between(0, 6.28)))
  const settle: Move = (x, y) => turned(bend(x, y), lean)
  const { scale, middle, target } = fitted(parts, fit, settle)
  const to: Move = (x, y) => {
    const [a, b] = settle(x, y)
    const [dx, dy] = turned([(a - middle[0]) * scale, (b - middle[1]) * scale], tilt)
    return [target[0] + dx, target[1] + dy]
  }
  // The bend is left out on the way back: reliefs are slow enough not to notice.
  const back: Move = (x, y) => {
    const [dx, dy] = turned([x - target[0], y - target[1]], -tilt)
    return turned([dx / scale + middle[0], dy / scale + middle[1]], -lean)
  }
  return parts.map((part) => place(part, { to, back, scale }))
}

/** Fits the garment as it settles, or the bend would push it over the frame's edge. */
function fitted(parts: readonly Part[], fit: Staging['fit'], settle: Move): Fit {
  if ('zoom' in fit) return { scale: fit.zoom, middle: settle(...fit.at), target: [300, 372] }
  const { x0, y0, x1, y1 } = boundsOfAll(parts.map((part) => moved(part.shape, settle)))
  const { x, y, w, h } = fit.frame
  return {
    scale: Math.min(w / (x1 - x0), h / (y1 - y0)),
    middle: [(x0 + x1) / 2, (y0 + y1) / 2],
    target: [x, y],
  }
}

function turned([x, y]: Point, angle: number): Point {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return [x * c - y * s, x * s + y * c]
}

/** One slow field of two waves each way, 2.6 units strong. */
function bending([a = 0, b = 0, c = 0, d = 0]: readonly number[]): Move {
  return (x, y) => [
    x + 2.6 * (Math.sin(y / 95 + a) + 0.5 * Math.sin(y / 41 + x / 70 + b)),
    y + 2.6 * (0.8 * Math.sin(x / 88 + c) + 0.35 * Math.sin(x / 37 + y / 80 + d)),
  ]
}
