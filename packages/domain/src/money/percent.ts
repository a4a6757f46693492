/** `percent` of an amount, not rounded yet: for who rounds up, or to another step. */
export function shareOf(minor: number, percent: number): number {
  return (minor * toMillionths(percent)) / MILLION
}

export const MILLION = 1_000_000

/** A percent as whole millionths: that keeps 0.5 exact where 0.1 · 3 would not be. */
export function toMillionths(percent: number): number {
  return Math.round(percent * 10_000)
}

export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5)
}

/** To the next multiple of `step` above. */
export function roundUpTo(step: number, amount: number): number {
  return Math.ceil(amount / step) * step
}
