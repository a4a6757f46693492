// The same goods and words in plain MiniSearch and in PostgreSQL's full text, each as its manual begins.
import { demoShop } from '@vitrine/demo/demo-shop'
import type { AttributeRecord, ProductRecord } from '@vitrine/domain/catalog/records'
import type { Language } from '@vitrine/domain/store/store-view'
import MiniSearch from 'minisearch'
import type pg from 'pg'
import type { Search } from './measure-search.ts'
import { plainText } from './plain-text.ts'

type Row = { sku: string; name: string; description: string; labels: string }
const RESULTS = 50

export function rowsIn(language: Language): Row[] {
  const records = [...demoShop()]
  const products = records.filter((record) => record.kind === 'product')
  const attributes = new Map(
    records.flatMap((record) => (record.kind === 'attribute' ? [[record.code, record] as const] : [])),
  )
  const bySku = new Map(products.map((product) => [product.sku, product]))
  return products
    .filter(({ visibility, status }) => visibility > 2 && status !== 2)
    .map((product) => {
      const text = product.texts[language] ?? product.texts.en
      const all = [product, ...(product.childSkus ?? []).flatMap((sku) => bySku.get(sku) ?? [])]
      return {
        sku: product.sku,
        name: text?.name ?? '',
        description: plainText(text?.description ?? ''),
        labels: [...new Set(all.flatMap((one) => labelsOf(one, attributes, language)))].join(' '),
      }
    })
}

function labelsOf(
  { attributes }: ProductRecord,
  known: ReadonlyMap<string, AttributeRecord>,
  language: Language,
): string[] {
  return Object.entries(attributes).flatMap(([code, keys]) =>
    keys.flatMap(
      (key) => known.get(code)?.options.find((option) => option.key === key)?.labels[language] ?? [],
    ),
  )
}

export function plainMiniSearch(rows: readonly Row[]): Search {
  const index = new MiniSearch<Row>({ idField: 'sku', fields: ['name', 'description', 'labels'] })
  index.addAll(rows)
  return async (text) => {
    const found = index.search(text, { boost: { name: 6, description: 2 }, prefix: true, fuzzy: 0.2 })
    return { skus: found.slice(0, RESULTS).map(({ id }) => id as string), pages: [] }
  }
}

/** PostgreSQL comes with no words of Ukrainian or Chinese. */
const CONFIGURATIONS: Record<Language, string> = {
  en: 'english',
  de: 'german',
  ru: 'russian',
  uk: 'simple',
  zh: 'simple',
}

export async function postgresFullText(
  client: pg.Client,
  rows: readonly Row[],
  language: Language,
): Promise<Search> {
  const config = CONFIGURATIONS[language]
  const table = `judged_${language}`
  await client.query(`create table ${table} (sku text, words tsvector)`)
  await client.query(
    `insert into ${table} select sku, setweight(to_tsvector('${config}', name), 'A') ||
      setweight(to_tsvector('${config}', labels), 'B') || setweight(to_tsvector('${config}', description), 'C')
     from jsonb_to_recordset($1) as row (sku text, name text, labels text, description text)`,
    [JSON.stringify(rows)],
  )
  return async (text) => {
    const { rows: found } = await client.query<{ sku: string }>(
      `select sku from ${table}, websearch_to_tsquery('${config}', $1) as query
       where words @@ query order by ts_rank_cd(words, query) desc, sku limit ${RESULTS}`,
      [text],
    )
    return { skus: found.map(({ sku }) => sku), pages: [] }
  }
}
