/** What the dispatcher can find at a path. */
export type MatchedKind = 'product' | 'category' | 'content'
