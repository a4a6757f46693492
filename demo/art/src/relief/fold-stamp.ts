import type { Point } from '../outline/point.ts'
import { walk } from '../outline/walk.ts'
import type { Fold } from '../part/fold.ts'
import type { Grid } from './grid.ts'
import type { Patch } from './relief.ts'

const BELL = Float32Array.from({ length: 1024 }, (_, i) => Math.exp(-(i + 0.5) / 32))

/** Sweeps the fold's bell along its curve into the grid. */
export function stampFold(grid: Grid, { step, origin }: Patch, fold: Fold): void {
  const spread = Math.max(0.7, fold.width / step)
  const points = walk(fold.pts, Math.max(2, fold.width * 0.6))
  const n = points.length - 1
  points.forEach((point, i) => {
    const before = points[Math.max(0, i - 1)] as Point
    const after = points[Math.min(n, i + 1)] as Point
    const between = Math.min(n, i + 1) - Math.max(0, i - 1) || 1
    const stride = Math.hypot(after[0] - before[0], after[1] - before[1]) / between / step
    stampBell(grid, {
      x: (point[0] - origin.x) / step,
      y: (point[1] - origin.y) / step,
      spread,
      height: (fold.height * envelope(i / n, fold.taper) * stride) / (spread * 1.772),
    })
  })
}

function envelope(share: number, taper: number): number {
  if (taper === 0) return 1
  const t = Math.min(1, Math.max(0, share))
  if (taper > 0) return Math.sin(Math.PI * t) ** taper
  return (1 - t) ** -taper * Math.sin((Math.PI / 2) * Math.min(1, t * 4.5))
}

type Bell = { x: number; y: number; spread: number; height: number }

function stampBell({ w, h, data }: Grid, { x: cx, y: cy, spread, height }: Bell): void {
  const reach = Math.ceil(spread * 2.3)
  const perCell = 32 / (spread * spread)
  const xa = Math.max(0, Math.ceil(cx - reach))
  const xb = Math.min(w - 1, Math.floor(cx + reach))
  const yb = Math.min(h - 1, Math.floor(cy + reach))
  for (let y = Math.max(0, Math.ceil(cy - reach)); y <= yb; y++) {
    const dy = (y - cy) * (y - cy)
    for (let x = xa; x <= xb; x++) {
      const i = y * w + x
      const far = Math.min(1023, ((x - cx) * (x - cx) + dy) * perCell) | 0
      data[i] = (data[i] as number) + height * (BELL[far] as number)
    }
  }
}
