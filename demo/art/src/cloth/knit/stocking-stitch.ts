import { fract } from '../wave.ts'

/** Height of a knitted field of stitches: in each, two leaning legs meet in a V. */
export function stockingStitch([width, height]: readonly [number, number]): (u: number, v: number) => number {
  return (u, v) => {
    const side = Math.abs(fract(u / width) - 0.5) * 2
    const leg = Math.sin(Math.PI * Math.min(1, side * 1.06)) ** 0.7
    return leg * Math.sin(Math.PI * fract(v / height + side * 0.62)) ** 0.6
  }
}
