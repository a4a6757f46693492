import type { Generated, GeneratedAlways } from 'kysely'
import type { DefaultJson, Json } from '#api/db/json.ts'

type CmsPageTable = {
  page_id: Generated<number>
  identifier: string
  language: string
  title: string
  heading: Generated<string>
  content: Generated<string>
  meta_title: Generated<string>
  meta_description: Generated<string>
  meta_keywords: Generated<string>
  store_id: Generated<number>
  news_on: string | null
  picture: string | null
  active: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  edited_at: Date | null
}

type CmsBlockTable = {
  block_id: Generated<number>
  identifier: string
  language: Generated<string>
  title: Generated<string>
  content: Generated<string>
  json: DefaultJson
  store_id: Generated<number>
  active: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  edited_at: Date | null
}

type ShopSettingTable = {
  key: string
  store_id: number
  language: string
  value: Json
  updated_at: Date
  updated_by: number | null
}

type ContentDraftTable = {
  kind: 'page' | 'block'
  identifier: string
  store_id: Generated<number>
  version: number
  based_on: string
  state: Json
  updated_at: Generated<Date>
  updated_by: number | null
}

type ContentVersionTable = {
  version_id: GeneratedAlways<number>
  kind: 'page' | 'block'
  identifier: string
  store_id: Generated<number>
  state: Json
  published_at: Generated<Date>
  published_by: number | null
}

type DesignVersionTable = {
  version_id: GeneratedAlways<number>
  state: Json
  name: Generated<string>
  effective_at: Date
  created_at: Generated<Date>
  created_by: number | null
  canceled_at: Date | null
}

type DesignDraftTable = {
  sole: Generated<boolean>
  version: number
  based_on: number
  state: Json
  updated_at: Generated<Date>
  updated_by: number | null
}

type SkinVersionTable = {
  version_id: GeneratedAlways<number>
  store: string
  name: Generated<string>
  state: Json
  published_at: Generated<Date>
  published_by: number | null
}

type SkinDraftTable = {
  store: string
  version: number
  based_on: number
  name: Generated<string>
  state: Json
  updated_at: Generated<Date>
  updated_by: number | null
}

type ReviewTable = {
  review_id: Generated<number>
  product_id: number
  status: Generated<number>
  rating: number | null
  language: Generated<string>
  title: string
  detail: string
  nickname: string
  size_label: string | null
  fit: -1 | 0 | 1 | null
  customer_id: number | null
  source_key: string | null
  created_at: Generated<Date>
}

type ReviewPhotoTable = {
  path: string
  review_id: number
  position: Generated<number>
  is_hidden: Generated<boolean>
}

type NewsletterSubscriberTable = {
  subscriber_id: GeneratedAlways<number>
  email: string
  store_id: number
  status: Generated<'pending' | 'subscribed' | 'unsubscribed'>
  confirm_hash: Buffer | null
  unsubscribe_hash: Buffer | null
  asked_at: Generated<Date>
  confirmed_at: Date | null
}

type RateLimitTable = {
  key: string
  points: Generated<number>
  expire: number | null
}

type MailTokenTable = {
  token_hash: Buffer
  expires_at: Date
}

export type ContentSchema = {
  shop_setting: ShopSettingTable
  cms_page: CmsPageTable
  cms_block: CmsBlockTable
  content_draft: ContentDraftTable
  content_version: ContentVersionTable
  design_version: DesignVersionTable
  design_draft: DesignDraftTable
  skin_version: SkinVersionTable
  skin_draft: SkinDraftTable
  review: ReviewTable
  review_photo: ReviewPhotoTable
  newsletter_subscriber: NewsletterSubscriberTable
  rate_limit: RateLimitTable
  mail_token: MailTokenTable
}
