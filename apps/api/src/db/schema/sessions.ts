import type { Role } from '@vitrine/domain/access/roles'
import type { Generated, GeneratedAlways } from 'kysely'
import type { ProofsSchema } from './account/proofs.ts'

type CustomerTable = {
  customer_id: Generated<number>
  email: string | null
  phone: string | null
  firstname: Generated<string>
  lastname: Generated<string>
  roles: Generated<Role[]>
  enabled: Generated<boolean>
  order_secret: Generated<Buffer>
  created_at: Generated<Date>
  city: Generated<string>
  postcode: Generated<string>
  country: Generated<string>
  photo: string | null
}

export type EndReason = 'logout' | 'reuse' | 'replaced' | 'elsewhere' | 'account' | 'returned' | 'credential'

type SessionTable = {
  session_id: Generated<number>
  customer_id: number
  started_at: Date
  ended_at: Date | null
  end_reason: EndReason | null
  user_agent: Generated<string>
  country: Generated<string>
  /** Of the staff who acts in this one. */
  parent_id: number | null
  expires_at: Date | null
}

type RefreshTokenTable = {
  token_hash: Buffer
  session_id: number
  issued_at: Date
  used_at: Date | null
}

type SignInCodeTable = {
  contact_hash: Buffer
  code_hash: Buffer
  start_hash: Buffer | null
  link_hash: Buffer
  tries: Generated<number>
  expires_at: Date
}

type StaffNoteTable = {
  note_id: GeneratedAlways<number>
  customer_id: number | null
  order_id: number | null
  words: string
  written_by: number
  at: Date
}

type StaffViewTable = {
  view_id: GeneratedAlways<number>
  customer_id: number
  room: string
  name: string
  search: string
}

export type SessionsSchema = ProofsSchema & {
  sign_in_code: SignInCodeTable
  customer: CustomerTable
  staff_note: StaffNoteTable
  staff_view: StaffViewTable
  session: SessionTable
  refresh_token: RefreshTokenTable
}
