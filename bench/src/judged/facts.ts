// What each product of the demo shop is, by key and in no language: the judge's own look at the goods, past the search.
import { demoShop } from '@vitrine/demo/demo-shop'
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import type { Predicate } from './judged-query.ts'

export type Facts = ReadonlyMap<string, ReadonlySet<string>>
export type Goods = ReadonlyMap<string, Facts>

/** By sku; what lists never show is left out. */
export function factsOfDemo(): Goods {
  const products = new Map<string, ProductRecord>()
  for (const record of demoShop()) if (record.kind === 'product') products.set(record.sku, record)
  const shown = [...products.values()].filter(({ visibility, status }) => visibility > 2 && status !== 2)
  return new Map(shown.map((product) => [product.sku, factsOf(product, products)]))
}

function factsOf(product: ProductRecord, all: ReadonlyMap<string, ProductRecord>): Facts {
  const children = (product.childSkus ?? []).flatMap((sku) => all.get(sku) ?? [])
  const left = children.filter(({ stock }) => (stock?.qty ?? 0) > 0)
  const valuesOf = (code: string) => new Set([product, ...left].flatMap((one) => one.attributes[code] ?? []))
  const codes = new Set([product, ...left].flatMap((one) => Object.keys(one.attributes)))
  const facts = new Map([...codes].map((code) => [code === 'ptype' ? 'type' : code, valuesOf(code)]))
  const name = product.texts.en?.name.toLowerCase() ?? ''
  facts.set('category', new Set(product.categoryKeys.flatMap(withAncestors)))
  facts.set('name', new Set(name.split(/[^a-z]+/)))
  facts.set(
    'options',
    new Set((product.customOptions ?? []).flatMap(({ titles }) => titles.en.toLowerCase().split(/[^a-z]+/))),
  )
  return facts
}

function withAncestors(key: string): string[] {
  const parts = key.split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

export function meets(facts: Facts, predicate: Predicate | undefined): boolean {
  if (!predicate) return false
  return [...predicate].every(([name, wanted]) => {
    // What is for everyone is for each.
    const values = name === 'gender' ? [...wanted, 'unisex'] : wanted
    return values.some((value) => facts.get(name)?.has(value))
  })
}
