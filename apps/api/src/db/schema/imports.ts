import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { Json } from '#api/db/json.ts'

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

/** Left out, and written, as nothing yet. */
type NullableJson = ColumnType<unknown, RawBuilder<unknown> | null | undefined, RawBuilder<unknown> | null>

type ImportFileTable = {
  file_id: Generated<number>
  name: string
  title: string
  origin: Json
  bytes: number
  uploaded_at: Date
  uploaded_by: number | null
}

type ImportRunTable = {
  run_id: Generated<number>
  state: 'waiting' | 'running' | 'canceling' | 'done' | 'failed' | 'canceled'
  reason: 'staff' | 'update' | 'clock'
  title: string
  origin: Json
  file_id: number | null
  format: string
  options: Json
  is_dry_run: boolean
  asked_at: Date
  asked_by: number | null
  started_at: Date | null
  ended_at: Date | null
  attempts: Generated<number>
  progress: NullableJson
  result: NullableJson
  fault: NullableJson
}

type ImportLineTable = {
  run_id: number
  kind: 'left_out' | 'remark' | 'problem' | 'warning'
  position: number
  file: string | null
  line: number | null
  message: string
  reason: string | null
  params: NullableJson
}

type ImportMappingTable = {
  mapping_id: Generated<number>
  name: string
  columns: Json
  updated_at: Date
  updated_by: number | null
}

type ImportScheduleTable = {
  schedule_id: Generated<number>
  title: string
  origin: Json
  options: Json
  every_minutes: number
  next_at: Date
  made_by: number | null
  last_run_id: number | null
}

export type ImportsSchema = {
  import_schedule: ImportScheduleTable
  import_file: ImportFileTable
  import_run: ImportRunTable
  import_line: ImportLineTable
  import_mapping: ImportMappingTable
  import_product: ImportProductTable
  import_content: ImportContentTable
  media_root: MediaRootTable
}
