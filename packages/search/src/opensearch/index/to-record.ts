// A product as one store's index keeps it.
import { hasDigit } from '../../analysis/analyzer.ts'
import type { DocumentInput, TermValue, VariantInput } from '../../port.ts'
import type { WeighedWord } from './weigh-words.ts'

type Terms = Record<string, string[]>
export type ProductRecord = {
  id: number
  price: number
  t: Terms
  n: Record<string, number>
  children: Terms[]
  name: string
  words: string
  strong: string
  codes: string[]
}
type Reading = { words: readonly WeighedWord[]; name: string }

/** Undefined for a product the store does not sell. */
export function toRecord(
  document: DocumentInput,
  store: string,
  { childFields, words, name }: Reading & { childFields: readonly string[] },
): ProductRecord | undefined {
  const available = document.variants.filter((variant) => variant.available)
  const price = priceIn(document, available, store)
  if (price === undefined) return undefined
  const ofChildren = new Set(document.variants.flatMap(({ terms }) => Object.keys(terms)))
  const own = Object.entries(document.terms).filter(([field]) => !ofChildren.has(field))
  const ownTerms = Object.fromEntries(own.map(([field, values]) => [field, texts(values)]))
  const shared = [...ofChildren].map((field) => [field, texts(available.flatMap(valuesOf(field)))] as const)
  return {
    id: document.id,
    price,
    t: { ...ownTerms, ...Object.fromEntries(shared) },
    n: document.numbers,
    children: childrenOf(available, { childFields, ofChildren, ownTerms }),
    name,
    words: words.map(({ word, impact }) => `${word}|${impact}`).join(' '),
    codes: words.flatMap(({ word }) => (hasDigit(word) ? word : [])),
    strong: words.flatMap(({ word, isStrong }) => (isStrong ? word : [])).join(' '),
  }
}

type Family = { childFields: readonly string[]; ofChildren: ReadonlySet<string>; ownTerms: Terms }

/** What choices are asked of together: each available child, with what it has from its parent; else the product itself. */
function childrenOf(
  available: readonly VariantInput[],
  { childFields, ofChildren, ownTerms }: Family,
): Terms[] {
  const inherited = childFields
    .filter((field) => !ofChildren.has(field))
    .flatMap((field) => (ownTerms[field] ? [[field, ownTerms[field]] as const] : []))
  const children = (available.length > 0 ? available : [{ terms: {} }]).map(({ terms }) => [
    ...inherited,
    ...Object.entries(terms as VariantInput['terms']).map(
      ([field, value]) => [field, [String(value)]] as const,
    ),
  ])
  const distinct = new Map(children.map((child) => [JSON.stringify(child), Object.fromEntries(child)]))
  return [...distinct.values()].filter((child) => Object.keys(child).length > 0)
}

const valuesOf =
  (field: string) =>
  ({ terms }: VariantInput): TermValue[] =>
    Object.hasOwn(terms, field) ? [terms[field] as TermValue] : []

const texts = (values: readonly TermValue[]) => [...new Set(values.map(String))]

function priceIn(
  { prices }: DocumentInput,
  available: readonly VariantInput[],
  store: string,
): number | undefined {
  if (prices[store] !== undefined) return prices[store]
  const ofChildren = available.flatMap((child) => child.prices[store] ?? [])
  return ofChildren.length === 0 ? undefined : Math.min(...ofChildren)
}
