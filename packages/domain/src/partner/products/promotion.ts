/** Where a piece is shown: the profile's link, a story of a day, a post that stays. */
export const POST_TYPES = ['profile', 'story', 'post'] as const
export type PostType = (typeof POST_TYPES)[number]

export const ARCHIVE_REASONS = ['posted', 'does_not_fit', 'damaged', 'sold_out', 'other'] as const
export type ArchiveReason = (typeof ARCHIVE_REASONS)[number]
