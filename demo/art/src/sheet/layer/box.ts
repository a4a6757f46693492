/** Pixels of the sheet. */
export type Box = { x: number; y: number; w: number; h: number }
