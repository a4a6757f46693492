import type { ShopRecord } from '@vitrine/domain/catalog/records'
import { spellAmerican } from './spell-american.ts'

const TOLD = new Set(['name', 'description', 'shortDescription'])

/** Attributes, categories and products say in American English what differs in it. */
export function withAmerican<R extends ShopRecord>(record: R): R {
  const isCatalogue = record.kind === 'attribute' || record.kind === 'category' || record.kind === 'product'
  return isCatalogue ? spelled(record) : record
}

/** Wherever something is said by language. */
function spelled<T>(value: T): T {
  if (Array.isArray(value)) return value.map(spelled) as T
  if (typeof value !== 'object' || value === null) return value
  const own = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spelled(inner)]))
  const american = 'en' in own ? americanOf(own.en) : undefined
  return (american === undefined ? own : { ...own, 'en-US': american }) as T
}

function americanOf(english: unknown): unknown {
  const american = typeof english === 'string' ? spellAmerican(english) : textsIn(english)
  return JSON.stringify(american) === JSON.stringify(english) ? undefined : american
}

/** Names and descriptions; an address stays that of the language. */
function textsIn(english: unknown): unknown {
  if (typeof english !== 'object' || english === null) return english
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => [
      key,
      TOLD.has(key) && typeof text === 'string' ? spellAmerican(text) : text,
    ]),
  )
}
