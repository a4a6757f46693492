import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from '#api/db/json.ts'

type AuditTable = {
  audit_id: GeneratedAlways<number>
  at: Date
  customer_id: number | null
  job: string | null
  acting_for: number | null
  permission: string
  entity: string
  entity_id: string
  before: Json | null
  after: Json | null
  /** Of something that was made: its wish, as a fingerprint. */
  wish: Generated<string | null>
  store_id: number | null
}

export type AuditSchema = {
  audit: AuditTable
}
