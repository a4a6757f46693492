import { random } from '../chance/random.ts'
import type { Frame } from '../garment/garment.ts'
import { boundsOfAll } from '../outline/bounds.ts'
import type { Point } from '../outline/point.ts'
import type { Part } from '../part/part.ts'
import { place } from '../part/place.ts'

/** Where a garment lies: fitted into a frame, or one of its points brought near. */
export type Staging = {
  tilt: number
  fit: { frame: Frame } | { at: Point; zoom: number }
}

type Fit = { scale: number; middle: Point; target: Point }

/** Places the parts and bends them a little, so that no two halves are alike. Seams still meet: all bend alike. */
export function stage(parts: readonly Part[], { tilt, fit }: Staging, seed: string): Part[] {
  const rng = random(`stage-${seed}`)
  const { scale, middle, target } = fitted(parts, fit)
  const angle = tilt + rng.spread(0.008)
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const bend = bending([1, 2, 3, 4].map(() => rng.between(0, 6.28)))
  const to = (x: number, y: number): Point => {
    const [bentX, bentY] = bend(x, y)
    const dx = (bentX - middle[0]) * scale
    const dy = (bentY - middle[1]) * scale
    return [target[0] + dx * c - dy * s, target[1] + dx * s + dy * c]
  }
  const back = (x: number, y: number): Point => {
    const dx = x - target[0]
    const dy = y - target[1]
    return [(dx * c + dy * s) / scale + middle[0], (dy * c - dx * s) / scale + middle[1]]
  }
  return parts.map((part) => place(part, { to, back, scale }))
}

function fitted(parts: readonly Part[], fit: Staging['fit']): Fit {
  if ('zoom' in fit) return { scale: fit.zoom, middle: fit.at, target: [300, 372] }
  const { x0, y0, x1, y1 } = boundsOfAll(parts.map((part) => part.shape))
  const { x, y, w, h } = fit.frame
  return {
    scale: Math.min(w / (x1 - x0), h / (y1 - y0)),
    middle: [(x0 + x1) / 2, (y0 + y1) / 2],
    target: [x, y],
  }
}

/** One slow field of two waves each way, 2.6 units strong. */
function bending([a = 0, b = 0, c = 0, d = 0]: readonly number[]): (x: number, y: number) => Point {
  return (x, y) => [
    x + 2.6 * (Math.sin(y / 95 + a) + 0.5 * Math.sin(y / 41 + x / 70 + b)),
    y + 2.6 * (0.8 * Math.sin(x / 88 + c) + 0.35 * Math.sin(x / 37 + y / 80 + d)),
  ]
}
