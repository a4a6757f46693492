import { decodeHTML } from 'entities'
import type { LumaFeed } from '../luma-feed.ts'
import type { Row } from './read-csv.ts'

/** One value a line; lists begin, end and repeat as they like. */
export function listOf(cell: string): string[] {
  return cell
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Names and labels come with HTML entities and stray blanks. */
export function cellText(cell: string): string {
  return decodeHTML(cell).replace(/\s+/g, ' ').trim()
}

type NumberRule = { column: string; max?: number; isWhole?: boolean }

/** Undefined for an empty cell; a fault is noted. */
export function numberOf(
  feed: LumaFeed,
  row: Row,
  { column, max = 1e9, isWhole }: NumberRule,
): number | undefined {
  const cell = row.get(column).trim()
  if (cell === '') return undefined
  const value = Number(cell)
  const fits = /^\d+(\.\d+)?$/.test(cell) && value <= max && (!isWhole || Number.isInteger(value))
  if (fits) return value
  feed.problems.add({ place: row.place, message: `the ${column} "${cell}" is not a number that fits` })
  return undefined
}
