// Texts of a further language for the same goods and pages. What an overlay leaves blank stays as it was.
import { resolve } from 'node:path'
import type { CmsPageRecord, ProductRecord, ShopRecord } from '@vitrine/domain/catalog/records'
import type { Language } from '@vitrine/domain/store/store-view'
import { cellText } from '../csv/cell-values.ts'
import { readCsv } from '../csv/read-csv.ts'
import type { LumaFeed } from '../luma-feed.ts'
import { type OverlayPage, overlayPages } from './overlay-pages.ts'

/** Folders with `products.csv` and perhaps `pages.csv`, by language. */
export type OverlayFolders = Partial<Record<Language, string>>

export type OverlayFacts = { language: Language; names: number; descriptions: number; unknownSkus: string[] }

type Texts = { name: string; description: string; shortDescription: string }
export type Overlay = {
  language: Language
  products: Map<string, Texts>
  pages: Map<string, OverlayPage>
  facts: OverlayFacts
}

const PRODUCTS = {
  file: 'products.csv',
  required: ['sku', 'store_view_code', 'name', 'description', 'short_description'],
}

export async function readOverlays(feed: LumaFeed, folders: OverlayFolders): Promise<Overlay[]> {
  const overlays: Overlay[] = []
  for (const [language, dir] of Object.entries(folders))
    overlays.push(await readOverlay({ ...feed, dir: resolve(dir) }, language as Language))
  return overlays
}

async function readOverlay(feed: LumaFeed, language: Language): Promise<Overlay> {
  const products = new Map<string, Texts>()
  for await (const row of readCsv(feed, PRODUCTS))
    products.set(row.get('sku'), {
      name: cellText(row.get('name')),
      description: row.get('description').trim(),
      shortDescription: row.get('short_description').trim(),
    })
  const facts = { language, names: 0, descriptions: 0, unknownSkus: [] }
  return { language, products, pages: await overlayPages(feed), facts }
}

/** The record, and for a page one more in each language that has it. */
export function* overlaid(record: ShopRecord, overlays: readonly Overlay[]): Generator<ShopRecord> {
  if (record.kind === 'product') return yield withTexts(record, overlays)
  yield record
  if (record.kind !== 'cms_page') return
  for (const { language, pages } of overlays) {
    const page = pages.get(record.identifier)
    if (page) yield inLanguage(record, language, page)
  }
}

/** To be asked when every product has passed. */
export function overlayFacts(overlays: readonly Overlay[]): OverlayFacts[] {
  return overlays.map(({ facts, products }) => ({ ...facts, unknownSkus: [...products.keys()] }))
}

function withTexts(record: ProductRecord, overlays: readonly Overlay[]): ProductRecord {
  const texts = { ...record.texts }
  for (const { language, products, facts } of overlays) {
    const given = products.get(record.sku)
    if (!given) continue
    products.delete(record.sku)
    const inherited = { name: '', description: '', shortDescription: '', ...record.texts.en }
    texts[language] = {
      name: given.name || inherited.name,
      description: given.description || inherited.description,
      shortDescription: given.shortDescription || inherited.shortDescription,
    }
    if (given.name) facts.names += 1
    if (given.description) facts.descriptions += 1
  }
  return { ...record, texts }
}

function inLanguage(page: CmsPageRecord, language: Language, { title, content }: OverlayPage): CmsPageRecord {
  const name = title || page.title
  return {
    kind: 'cms_page',
    identifier: page.identifier,
    language,
    title: name,
    heading: name,
    content: content || page.content,
  }
}
