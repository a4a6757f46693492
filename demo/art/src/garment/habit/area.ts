/** A rectangle of a garment that folds are spread over. */
export type Area = { x: readonly [number, number]; y: readonly [number, number] }
