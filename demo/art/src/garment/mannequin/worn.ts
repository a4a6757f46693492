/** Where a piece is worn: from the shoulders down, or from the waist down. Trousers hang from clips instead. */
export type Worn = 'shoulders' | 'waist' | 'clips'
