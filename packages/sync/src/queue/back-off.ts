const FIRST_MS = 1_000
const MAX_DELAY_MS = 60_000

/** Doubles with each failure, never below half of that: browsers that lost the line together do not come back together. */
export function backOffMs(failures: number, random: () => number): number {
  const whole = Math.min(MAX_DELAY_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10))
  return Math.round(whole * (0.5 + random() / 2))
}
