/** Why the staff does not show a review. A low rating is none of them. */
export const REJECT_REASONS = ['person', 'advert', 'insult', 'delivery', 'photo', 'other'] as const
export type RejectReason = (typeof REJECT_REASONS)[number]
