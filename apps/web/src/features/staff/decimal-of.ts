/** What was typed as a number, with a point or a comma; not a number where it is none. */
export const decimalOf = (text: string): number => Number(text.trim().replace(',', '.'))

/** Of money: two places at most and nothing else, so that `1,000` is no sum rather than one. */
export const moneyOf = (text: string): number =>
  /^\d{1,10}([.,]\d{1,2})?$/.test(text.trim()) ? decimalOf(text) : Number.NaN

/** Pieces are whole; a field that was emptied does not mean that none are left. */
export const piecesOf = (text: string): number => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN)
