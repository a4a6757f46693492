/**
 * Whether two states of a part say the same: what is empty says nothing, in whatever order it stands. Lists are told
 * apart by their order, and an empty one is an answer.
 */
export const isSamePart = (was: unknown, now: unknown): boolean => toldOf(was) === toldOf(now)

const toldOf = (part: unknown): string => JSON.stringify(told(part)) ?? ''

function told(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(told)
  if (typeof part === 'number' && Number.isNaN(part)) return 'NaN'
  if (typeof part !== 'object' || part === null)
    return part === '' || part === false ? undefined : (part ?? undefined)
  const fields = Object.entries(part).flatMap(([name, value]) => {
    const words = told(value)
    return words === undefined ? [] : [[name, words] as const]
  })
  if (fields.length === 0) return undefined
  return Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
