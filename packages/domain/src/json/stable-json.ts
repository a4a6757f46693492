/**
 * Equal values, equal text, however their keys were ordered: what a database kept has an order of its own. Fingerprints of
 * it are stored, so it stays as it is.
 */
export function stableJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  entries.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${stableJson(one)}`).join(',')}}`
}
