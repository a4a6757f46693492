// A product record as rows of the catalogue's tables, still named by sku where the id is not known yet.
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { type Dialect, languageOf } from '@vitrine/domain/store/dialect'
import { cleanHtml } from '../clean-html.ts'
import type { Run } from '../run.ts'
import { urlKeyOf } from '../url-key.ts'

export function productRow(run: Run, record: ProductRecord) {
  return {
    sku: record.sku,
    type_id: record.type,
    status: record.status ?? 1,
    visibility: record.visibility,
    tax_class_id: run.taxClassIds.get(record.taxClass ?? 'Taxable Goods') ?? 2,
    article: record.article ?? null,
    promoted: record.promoted ?? 0,
    sold: record.sold ?? 0,
    chosen_at: record.chosenAt ?? null,
    created_at: record.createdAt ?? null,
    flags: record.flags ?? {},
    weight_grams: record.weightGrams ?? null,
  }
}

export function textRows({ texts, sku }: ProductRecord) {
  return Object.entries(texts).map(([dialect, text]) => {
    const name = text.name.trim()
    // A dialect stands at the address of its language.
    const language = languageOf(dialect as Dialect)
    const key = (texts[language] ?? text).urlKey ?? (texts[language] ?? text).name.trim()
    return {
      language: dialect,
      name,
      description: cleanHtml(text.description ?? ''),
      short_description: cleanHtml(text.shortDescription ?? ''),
      url_key: urlKeyOf(key, language) || urlKeyOf(sku, 'en') || 'product',
    }
  })
}

export function mediaRows({ media }: ProductRecord) {
  return media.map(({ path, kind, label, video, colorKey, tone }, position) => ({
    position,
    path,
    kind,
    label: label ?? null,
    video: video ?? null,
    color_key: colorKey ?? null,
    tone: tone ?? null,
  }))
}

export function downloadRows({ downloads }: ProductRecord) {
  return (downloads ?? []).map(({ titles, file, priceMinor }, position) => ({
    position,
    titles,
    file,
    price_minor: priceMinor ?? {},
  }))
}
