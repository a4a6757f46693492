import { type Choices, wordFor } from '../garment/choice.ts'
import type { GarmentSpec } from './garment-spec.ts'

type Options = GarmentSpec['options']

/** `neck.v_length.372`, sorted by name. */
export const encodeOptions = (options: Options): string =>
  Object.entries(options ?? {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}.${wordFor(value)}`)
    .join('_')

/** The options a word stands for, as far as the garment has such choices; undefined when it has not. */
export function decodeOptions(choices: Choices, word: string | undefined): { options?: Options } | undefined {
  if (word === undefined) return {}
  const entries = word.split('_').map((entry) => decodeOption(choices, entry))
  const known = entries.filter((entry) => entry !== undefined)
  return known.length === entries.length ? { options: Object.fromEntries(known) } : undefined
}

function decodeOption(choices: Choices, entry: string): [string, string | number | boolean] | undefined {
  const dot = entry.indexOf('.')
  const name = entry.slice(0, dot)
  const choice = Object.hasOwn(choices, name) ? choices[name] : undefined
  const value = choice?.parse(entry.slice(dot + 1))
  return value === undefined ? undefined : [name, value]
}
