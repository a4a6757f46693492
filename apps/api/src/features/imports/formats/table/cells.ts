// What single cells of foreign tables say.
import { unguarded } from './text-in.ts'

const YES = new Set(['1', 'true', 'yes', 'y', 'on', 'ja', 'да', 'так', '是'])
export const isYes = (cell: string): boolean => YES.has(cell.trim().toLowerCase())

/** In minor units, counted in whole digits; undefined for an empty cell, null for what is no amount. */
export function amountIn(cell: string): number | undefined | null {
  const text = unguarded(cell).replace(/[\s\u00a0']/g, '')
  if (text === '') return undefined
  const [, whole = '', part = ''] = /^(\d{1,10})(?:[.,](\d{1,6}))?$/.exec(text) ?? []
  if (whole === '') return null
  const cents = `${part}000`.slice(0, 3)
  return Number(whole) * 100 + Math.round(Number(cents) / 10)
}

/** Pieces, which may be less than none in a shop that oversold; null for what is no number. */
export function countIn(cell: string): number | undefined | null {
  const text = unguarded(cell)
  if (text === '') return undefined
  return /^-?\d{1,9}([.,]0*)?$/.test(text) ? Number.parseInt(text, 10) : null
}

export function gramsIn(cell: string, perUnit = 1): number | undefined {
  const value = Number(cell.replace(',', '.'))
  return cell !== '' && Number.isFinite(value) && value > 0 && value < 1e6
    ? Math.round(value * perUnit)
    : undefined
}
