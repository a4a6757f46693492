/** Where a piece is shown: the profile's link, a story of a day, a post that stays. */
export const POST_TYPES = ['profile', 'story', 'post'] as const
export type PostType = (typeof POST_TYPES)[number]

export const ARCHIVE_REASONS = ['posted', 'does_not_fit', 'damaged', 'sold_out', 'other'] as const
export type ArchiveReason = (typeof ARCHIVE_REASONS)[number]

/** In all of a piece or a set, and at once. */
export const MOST_PHOTOS = { piece: 60, atOnce: 10 } as const
