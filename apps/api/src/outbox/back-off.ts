const FIRST_MS = 5_000
const MAX_DELAY_MS = 60 * 60 * 1000

/** About eight hours of trying. */
export const MAX_ATTEMPTS = 16

/** Twice as long after each failure, with a share of chance, so that many mails do not come back at once. */
export function backOffMs(attempt: number, chance: number): number {
  const full = Math.min(FIRST_MS * 2 ** (attempt - 1), MAX_DELAY_MS)
  return Math.round(full * (0.5 + chance / 2))
}
