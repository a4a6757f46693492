import type { Point } from '../../outline/point.ts'

/** Shoulder tip, armpit and end of a right sleeve; half width at the cuff; bow of the elbow. */
export type SleevePattern = {
  tip: Point
  pit: Point
  end: Point
  cuff: number
  bow: number
  fullness?: number
}

type Axis = {
  at: (share: number, across: number) => Point
  /** Angle to the vertical: the way its cloth is turned. */
  lean: number
}

/** The line down the middle of a sleeve, and every place beside it. */
export function sleeveAxis({ tip, pit, end, cuff, bow, fullness = 1 }: SleevePattern): Axis {
  const top: Point = [(tip[0] + pit[0]) / 2 + 4, (tip[1] + pit[1]) / 2]
  const ax = end[0] - top[0]
  const ay = end[1] - top[1]
  const length = Math.hypot(ax, ay)
  const nx = ay / length
  const ny = -ax / length
  const half = (Math.hypot(tip[0] - pit[0], tip[1] - pit[1]) / 2) * 0.6 * fullness
  return {
    lean: Math.atan2(ax, ay),
    at: (share, across) => {
      const wide = half + (cuff - half) * share ** 0.9
      const off = bow * Math.sin(Math.PI * share) + wide * across
      return [top[0] + ax * share + nx * off, top[1] + ay * share + ny * off]
    },
  }
}
