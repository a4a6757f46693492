/** Where a piece is worn: from the shoulders down, or from the waist down. */
export type Worn = 'shoulders' | 'waist'
