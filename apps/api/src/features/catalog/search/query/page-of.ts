import { type EntityType, PAGE_SIZES } from '@vitrine/contract/catalog'

/** For 0 and less, whatever the type (spec §5). */
const ODD_SIZE = 50
const LAST_START = 100_000

export type Page = { from: number; size: number }
type PageInput = { from: number; size?: number | undefined; type: EntityType }

/** -1 asks for all, which the cap of the type answers; 0 or less otherwise is 50; a negative start is 0. */
export function pageOf({ from, size, type }: PageInput): Page {
  const { usual, cap } = PAGE_SIZES[type]
  const asked = size === undefined ? usual : size === -1 ? cap : size <= 0 ? ODD_SIZE : size
  return { from: Math.min(Math.max(0, from), LAST_START), size: Math.min(asked, cap) }
}
