import type { Uploads } from '@vitrine/contract/call'
import { invalidInput } from '#api/errors.ts'
import { noTextIn } from '#api/refusal/unreadable.ts'

export const MAX_FIELDS = 30

/** Empty fields, and fields given twice, have a meaning only where the call says so. */
export function plainFields(
  values: Record<string, unknown>,
  { field, lists = [], keepsEmpty }: Uploads,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(values)) {
    const value = lists.includes(name) ? textsIn(part) : textIn(name, part)
    if (value === undefined) continue
    if (value.length === 0 && (!keepsEmpty || name === field)) continue
    if ([value].flat().some((text) => text.includes('\0'))) throw noTextIn(name.slice(0, 60), 'NUL')
    fields[name] = value
  }
  return fields
}

const textsIn = (part: unknown): string[] =>
  [part]
    .flat()
    .filter(isTextPart)
    .map(({ value }) => value)

function textIn(name: string, given: unknown): string | undefined {
  const part = Array.isArray(given) && given.length === 1 ? given[0] : given
  if (!isTextPart(part)) {
    if (Array.isArray(part) && part.some(isTextPart))
      throw invalidInput([
        { path: name.slice(0, 60), key: 'GIVEN_TWICE', message: 'is given more than once' },
      ])
    return undefined
  }
  return part.value
}

function isTextPart(part: unknown): part is { value: string } {
  return typeof part === 'object' && part !== null && 'value' in part && typeof part.value === 'string'
}
