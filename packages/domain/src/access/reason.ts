/** Why somebody of the staff did what the audit keeps, in letters. */
export const REASON_LENGTH = { least: 3, most: 200 } as const

export const isReason = (text: string): boolean => text.trim().length >= REASON_LENGTH.least
