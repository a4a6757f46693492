import { clipped } from '@vitrine/domain/content/clipped'

const LONGEST = 300

/** Long texts are told by their beginning: a line of the audit says that they changed, not all of what they said. */
export function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${clipped(value, LONGEST)}…` : value
  if (Array.isArray(value)) return value.map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]))
}
