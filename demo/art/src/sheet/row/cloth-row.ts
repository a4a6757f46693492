import type { Swatch } from '../../cloth/swatch.ts'
import type { Point } from '../../outline/point.ts'
import type { Row } from './row.ts'

/** Turns sheet pixels into cloth units: the part's grain, pushed by the slope so that stripes bend over folds. */
export type GrainMap = { x: number; y: number; perUnit: number; grain: number; bend: number }

export function mapRow(row: Row, { x, y, perUnit, grain, bend }: GrainMap): void {
  const c = Math.cos(grain)
  const s = Math.sin(grain)
  const py = (y + row.y) * perUnit
  for (let i = row.from; i < row.to; i++) {
    const ux = (x + i) * perUnit + (row.slopeX[i] as number) * bend
    const uy = py + (row.slopeY[i] as number) * bend
    row.u[i] = ux * c + uy * s
    row.v[i] = uy * c - ux * s
  }
}

type Lanes = Pick<Row, 'weave' | 'second' | 'third'>

type Spread = { x: number; y: number; perPixel: number; spread: (x: number, y: number) => Point }

/** Pixels from one asking to the next: cloth is spread so slowly that a straight line between them will do. */
const STRIDE = 4

/** Lays the row by where the part says its cloth lies; the slope has pushed it already. */
export function spreadRow(row: Row, { x, y, perPixel, spread }: Spread): void {
  const py = (y + row.y) * perPixel
  let [u, v] = spread((x + row.from) * perPixel, py)
  for (let start = row.from; start < row.to; start += STRIDE) {
    const [nextU, nextV] = spread((x + start + STRIDE) * perPixel, py)
    const end = Math.min(row.to, start + STRIDE)
    for (let i = start; i < end; i++) {
      const share = (i - start) / STRIDE
      row.u[i] = u + (nextU - u) * share
      row.v[i] = v + (nextV - v) * share
    }
    u = nextU
    v = nextV
  }
}

/** Reads the swatch along the row, bilinear and endless. */
export function readSwatch({ w, h, repeat, data }: Swatch, row: Row, into: Lanes): void {
  const perU = 1 / repeat[0]
  const perV = 1 / repeat[1]
  for (let i = row.from; i < row.to; i++) {
    const u = (row.u[i] as number) * perU
    const v = (row.v[i] as number) * perV
    const x = (u - Math.floor(u)) * w
    const y = (v - Math.floor(v)) * h
    const xi = x | 0
    const yi = y | 0
    // Rounding may bring the last place beyond the swatch. Compared, since a remainder for each costs far more.
    const left = xi >= w ? 0 : xi
    const right = left + 1 === w ? 0 : left + 1
    const top = yi >= h ? 0 : yi
    const above = top * w
    const below = top + 1 === h ? 0 : above + w
    const a = (above + left) * 3
    const b = (above + right) * 3
    const c = (below + left) * 3
    const d = (below + right) * 3
    const wb = (x - xi) * (1 - (y - yi))
    const wc = (1 - (x - xi)) * (y - yi)
    const wd = (x - xi) * (y - yi)
    const wa = 1 - wb - wc - wd
    into.weave[i] =
      (data[a] as number) * wa +
      (data[b] as number) * wb +
      (data[c] as number) * wc +
      (data[d] as number) * wd
    into.second[i] =
      (data[a + 1] as number) * wa +
      (data[b + 1] as number) * wb +
      (data[c + 1] as number) * wc +
      (data[d + 1] as number) * wd
    into.third[i] =
      (data[a + 2] as number) * wa +
      (data[b + 2] as number) * wb +
      (data[c + 2] as number) * wc +
      (data[d + 2] as number) * wd
  }
}

/** Lays a print over the weave: its colours win, a little of the weave's fleck stays beside them. */
export function printOver(row: Row, print: Lanes): void {
  for (let i = row.from; i < row.to; i++) {
    const printed = print.second[i] as number
    row.weave[i] = (row.weave[i] as number) * (print.weave[i] as number)
    row.second[i] = Math.max(printed, (row.second[i] as number) * 0.4 * (1 - printed))
    row.third[i] = print.third[i] as number
  }
}
