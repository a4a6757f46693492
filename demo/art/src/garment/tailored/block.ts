/** One block makes blazer, coat and trench: length, overlap, turn of the lapel, waist, corner. */
export type Block = {
  length: number
  overlap: number
  /** Height of the turn: where the lapel begins. */
  turn: number
  waist: number
  hem: number
  /** Radius of the front corner. */
  corner: number
  sleeve: number
  /** Height of the hip pockets. */
  pocket: number
  /** Which of them there may be. */
  pockets: readonly ('flap' | 'slant' | 'patch')[]
  /** How far the lapel's tip rises above the notch. */
  peak: number
  buttons: readonly number[]
  lining: 'espresso' | 'tobacco' | 'sand'
  isDouble?: boolean
  isBelted?: boolean
  hasWelt?: boolean
}

export const BLAZER: Block = {
  length: 392,
  overlap: 13,
  turn: 206,
  waist: 113,
  hem: 131,
  corner: 46,
  sleeve: 352,
  pocket: 286,
  pockets: ['flap', 'flap', 'patch'],
  peak: -8,
  buttons: [214, 262],
  lining: 'espresso',
  hasWelt: true,
}

export const COAT: Block = {
  length: 548,
  overlap: 38,
  turn: 172,
  waist: 122,
  hem: 150,
  corner: 0,
  sleeve: 366,
  pocket: 306,
  pockets: ['flap', 'slant'],
  peak: 10,
  buttons: [190, 262, 334],
  lining: 'tobacco',
  isDouble: true,
}

export const TRENCH: Block = {
  length: 560,
  overlap: 36,
  turn: 150,
  waist: 108,
  hem: 156,
  corner: 0,
  sleeve: 362,
  pocket: 312,
  pockets: ['flap', 'slant'],
  peak: 8,
  buttons: [172, 292, 352],
  lining: 'sand',
  isDouble: true,
  isBelted: true,
}
