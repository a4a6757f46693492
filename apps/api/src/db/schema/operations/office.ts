import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Json } from '#api/db/json.ts'

type ApiKeyTable = {
  key_id: GeneratedAlways<number>
  name: string
  key_hash: Buffer
  scopes: string[]
  created_at: Date
  revoked_at: Date | null
}

type OfficeAnswerTable = {
  owner: string
  key: string
  fingerprint: string
  answer: ColumnType<unknown, Json | null, Json | null>
  at: Date
}

type WebhookTable = {
  webhook_id: GeneratedAlways<number>
  key_id: number
  url: string
  salt: Buffer
  created_at: Date
  ended_at: Date | null
}

export type OfficeSchema = {
  webhook: WebhookTable
  api_key: ApiKeyTable
  office_answer: OfficeAnswerTable
}
