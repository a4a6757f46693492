const DEFAULT_SIZE = 50
const LAST_START = 100_000

export type Page = { from: number; size: number }

/** -1 asks for all, which the cap of the type answers; 0 or less otherwise is the default; a negative start is 0. */
export function pageOf({ from, size }: Page, cap: number): Page {
  const asked = size === -1 ? cap : size <= 0 ? DEFAULT_SIZE : size
  return { from: Math.min(Math.max(0, from), LAST_START), size: Math.min(asked, cap) }
}
