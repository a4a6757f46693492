/** A session without a refresh for so long is over. */
export const IDLE_DAYS = 30
/** Whatever is done in it. */
export const MAX_DAYS = 180
