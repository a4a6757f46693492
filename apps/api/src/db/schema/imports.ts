import type { Generated } from 'kysely'

type ImportProductTable = {
  product_id: number
  source: string
  fingerprint: string
}

type ImportContentTable = {
  kind: 'cms_page' | 'cms_block'
  identifier: string
  language: string
  source: string
}

type MediaRootTable = {
  folder: string
  source: string
  position: Generated<number>
}

export type ImportsSchema = {
  import_product: ImportProductTable
  import_content: ImportContentTable
  media_root: MediaRootTable
}
