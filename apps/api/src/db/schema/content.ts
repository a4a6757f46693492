import type { Generated } from 'kysely'
import type { DefaultJson } from '#api/db/json-column.ts'

type CmsPageTable = {
  page_id: Generated<number>
  identifier: string
  language: string
  title: string
  heading: Generated<string>
  content: Generated<string>
  meta_title: Generated<string>
  meta_description: Generated<string>
  active: Generated<boolean>
  updated_at: Generated<Date>
}

type CmsBlockTable = {
  block_id: Generated<number>
  identifier: string
  language: Generated<string>
  title: Generated<string>
  content: Generated<string>
  json: DefaultJson
  active: Generated<boolean>
  updated_at: Generated<Date>
}

type ReviewTable = {
  review_id: Generated<number>
  product_id: number
  status: Generated<number>
  rating: number
  language: Generated<string>
  title: string
  detail: string
  nickname: string
  photos: DefaultJson
  customer_id: number | null
  source_key: string | null
  created_at: Generated<Date>
}

export type ContentSchema = {
  cms_page: CmsPageTable
  cms_block: CmsBlockTable
  review: ReviewTable
}
