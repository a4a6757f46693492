/** As the wire and its rows have it. */
export const REVIEW_STATUS = { approved: 1, waiting: 2, rejected: 3 } as const
