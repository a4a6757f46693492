/**
 * Comes along unseen when a text is copied: gaps of no width, marks of direction, which turn round what stands behind them,
 * signs of control. Joiners stay, as they make one emoji of several; so do soft hyphens, and what parts lines.
 */
const UNSEEN = /(?![\t\n\r])\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

export const stripInvisible = (text: string): string => text.replace(UNSEEN, '')
