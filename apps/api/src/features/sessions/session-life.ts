/** A session without a refresh for so long is over. */
export const IDLE_DAYS = 30
/** Whatever is done in it. */
export const MAX_DAYS = 180
export const DAY_MS = 86_400_000
