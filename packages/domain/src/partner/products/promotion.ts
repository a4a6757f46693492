import { dayOf } from '../../catalog/day-of.ts'

/** Where a piece is shown: the profile's link, a story of a day, a post that stays. */
export const POST_TYPES = ['profile', 'story', 'post'] as const
export type PostType = (typeof POST_TYPES)[number]

export const ARCHIVE_REASONS = ['posted', 'does_not_fit', 'damaged', 'sold_out', 'other'] as const
export type ArchiveReason = (typeof ARCHIVE_REASONS)[number]

/** Posts a week a partner is asked for. */
export const MENTIONS_GOAL = 12

const DAY_MS = 86_400_000

/** The week a moment lies in, Monday first, as days of UTC; `left` days of it are still to come. */
export function weekOf(ms: number): { from: string; to: string; left: number } {
  // 1 January 1970 was a Thursday.
  const sinceMonday = (Math.floor(ms / DAY_MS) + 3) % 7
  const left = 6 - sinceMonday
  return { from: dayOf(ms - sinceMonday * DAY_MS), to: dayOf(ms + left * DAY_MS), left }
}
