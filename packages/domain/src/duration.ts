export const HOUR_MS = 3_600_000

/** 24 hours; a day of the calendar may have one more or less, where clocks are put forward and back. */
export const DAY_MS = 24 * HOUR_MS
