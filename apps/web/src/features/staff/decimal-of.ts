/** What was typed as a number, with a point or a comma; not a number where it is none. */
export const decimalOf = (text: string): number => Number(text.trim().replace(',', '.'))

/** Of money: two places at most and nothing else, so that `1,000` is no sum rather than one. */
export const moneyOf = (text: string): number =>
  /^\d{1,10}([.,]\d{1,2})?$/.test(text.trim()) ? decimalOf(text) : Number.NaN

/** Pieces are whole; a field that was emptied does not mean that none are left. */
export const piecesOf = (text: string): number => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN)

/** A sum in a field, as its reader writes numbers: 157.80 is `157,80` to a German. Read back by `moneyOf`. */
export function typedSum(sum: number | null | undefined, locale: string): string {
  if (sum === null || sum === undefined || Number.isNaN(sum)) return ''
  const digits = Number.isInteger(sum) ? 0 : 2
  return sum.toLocaleString(locale, { useGrouping: false, minimumFractionDigits: digits })
}

/** A share or a rate alike, with no more places than it has. */
export const typedDecimal = (value: number, locale: string): string =>
  value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 8 })
