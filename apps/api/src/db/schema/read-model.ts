import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from '#api/db/json.ts'

type CatalogueGenerationTable = {
  only_row: Generated<boolean>
  current: Generated<number>
  fingerprint: Generated<string>
  changed_at: Generated<Date>
  changes_swept_to: Generated<number>
  categories: Generated<number>
  attributes: Generated<number>
}

type ProductDocumentTable = {
  product_id: number
  since: number
  until: number | null
  fingerprint: string
  body: Json
  search: Json | null
  changed_at: Generated<Date>
  touched: Generated<number | null>
}

type UrlPathTable = {
  language: string
  path: string
  entity_type: 'product' | 'category' | 'cms_page' | 'redirect'
  entity_id: number | null
  target: string | null
}

type CatalogueChangeTable = {
  seq: GeneratedAlways<number>
  product_id: number
  at: Generated<Date>
}

export type ReadModelSchema = {
  catalogue_generation: CatalogueGenerationTable
  product_document: ProductDocumentTable
  url_path: UrlPathTable
  catalogue_change: CatalogueChangeTable
}
