import type { AttributeRecord } from '@vitrine/domain/catalog/records'
import { urlKeyOf } from '../writer/url-key.ts'
import { cellText, listOf } from './csv/cell-values.ts'
import { type CsvFile, type Row, readCsv } from './csv/read-csv.ts'
import type { LumaFeed } from './luma-feed.ts'

const FOLDERS = ['catalog', 'configurable', 'downloadable']
const COLUMNS = {
  required: ['frontend_label', 'frontend_input', 'option', 'attribute_code', 'is_filterable'],
  optional: `is_required default is_global default_value_text default_value_yesno default_value_date
    default_value_textarea is_unique is_searchable is_visible_in_advanced_search is_comparable
    is_filterable_in_search position is_used_for_promo_rules is_html_allowed_on_front is_visible_on_front
    used_in_product_listing used_for_sort_by attribute_set`.split(/\s+/),
} satisfies Partial<CsvFile>

/** Colours of the swatches, which the source keeps in its program. */
const SWATCHES: Record<string, string> = {
  black: '#000000',
  blue: '#1857f7',
  brown: '#945454',
  gray: '#8f8f8f',
  green: '#53a828',
  lavender: '#ce64d4',
  multi: '#ffffff',
  orange: '#eb6703',
  purple: '#ef3dff',
  red: '#ff0000',
  white: '#ffffff',
  yellow: '#ffd500',
}

const FIRST_FACETS = ['color', 'size', 'gender', 'ptype', 'material']

type Option = AttributeRecord['options'][number]

/** The same code may come in several files; its options are put together. */
export async function readAttributes(feed: LumaFeed): Promise<void> {
  for (const folder of FOLDERS)
    for await (const row of readCsv(feed, { file: `fixtures/${folder}/attributes.csv`, ...COLUMNS })) {
      const attribute = toAttribute(row)
      if (attribute === undefined)
        feed.problems.add({ place: row.place, message: 'the kind of attribute is not known' })
      else feed.attributes.set(attribute.code, merge(feed.attributes.get(attribute.code), attribute))
    }
  feed.facts.attributes = feed.attributes.size
  for (const { code, options } of feed.attributes.values()) learnOptions(feed, code, options)
}

export function learnOptions(feed: LumaFeed, code: string, options: readonly Option[]): void {
  feed.optionKeys.set(code, new Map(options.map(({ key, labels }) => [labels.en.toLowerCase(), key])))
}

function toAttribute(row: Row): AttributeRecord | undefined {
  const input = row.get('frontend_input')
  if (input !== 'select' && input !== 'multiselect' && input !== 'boolean') return undefined
  const code = row.get('attribute_code')
  const labels = listOf(row.get('frontend_label'))
  const place = FIRST_FACETS.indexOf(code)
  return {
    kind: 'attribute',
    code,
    input,
    // The first line is for the office, the last for shoppers.
    labels: { en: cellText(labels.at(-1) ?? code) },
    position: place === -1 ? FIRST_FACETS.length : place,
    isFilterable: row.get('is_filterable') === '1',
    isComparable: row.get('is_comparable') === '1',
    isVisibleOnFront: row.get('is_visible_on_front') === '1',
    options: listOf(row.get('option')).map((label) => toOption(code, cellText(label))),
  }
}

function toOption(code: string, label: string): Option {
  const key = urlKeyOf(label, 'en') || 'other'
  const swatch = code === 'color' ? SWATCHES[key] : undefined
  return { key, labels: { en: label }, ...(swatch && { swatch }) }
}

function merge(known: AttributeRecord | undefined, more: AttributeRecord): AttributeRecord {
  const options = [...(known?.options ?? []), ...more.options]
  const byLabel = new Map<string, Option>()
  for (const option of options) if (!byLabel.has(option.labels.en)) byLabel.set(option.labels.en, option)
  return { ...(known ?? more), options: [...byLabel.values()] }
}
