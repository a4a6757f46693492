// What single cells of foreign tables say.
import { unguarded } from './text-in.ts'

const YES = new Set(['1', 'true', 'yes', 'y', 'on', 'ja', 'да', 'так', '是'])
export const isYes = (cell: string): boolean => YES.has(cell.trim().toLowerCase())

/** `1,234.50` and `1.234,50`: whole groups of three before a separator of the other kind. */
const GROUPED = /^\d{1,3}(?:(?:,\d{3})+\.|(?:\.\d{3})+,)\d{1,2}$/
/** `1,234` is a thousand in one country and one and a bit in the next. */
const DOUBTFUL = /^-?[1-9]\d{0,2}[.,]\d{3}$/

/** A price people wrote, in minor units; undefined for an empty cell, null for what is none, or may be either of two. */
export function amountIn(cell: string): number | undefined | null {
  return DOUBTFUL.test(bareIn(cell)) ? null : sumIn(cell)
}

/** A sum a program wrote, which parts no thousands: `1.596` is tax before it was rounded. */
export function sumIn(cell: string): number | undefined | null {
  const text = bareIn(cell)
  if (text === '') return undefined
  const plain = GROUPED.test(text) ? text.replace(/[.,](?=\d{3})/g, '') : text
  const [, whole = '', part = ''] = /^(\d{1,10})(?:[.,](\d{1,6}))?$/.exec(plain) ?? []
  if (whole === '') return null
  const cents = `${part}000`.slice(0, 3)
  return Number(whole) * 100 + Math.round(Number(cents) / 10)
}

const bareIn = (cell: string) => unguarded(cell).replace(/[\s\u00a0']/g, '')

/** Pieces, which may be less than none in a shop that oversold; null for what is no number, or may be either of two. */
export function countIn(cell: string): number | undefined | null {
  const text = bareIn(cell)
  if (text === '') return undefined
  if (DOUBTFUL.test(text)) return null
  return /^-?\d{1,9}([.,]0*)?$/.test(text) ? Number.parseInt(text, 10) : null
}

export function gramsIn(cell: string, perUnit = 1): number | undefined {
  const value = Number(cell.replace(',', '.'))
  return cell !== '' && Number.isFinite(value) && value > 0 && value < 1e6
    ? Math.round(value * perUnit)
    : undefined
}
