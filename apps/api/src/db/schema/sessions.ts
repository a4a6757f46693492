import type { Role } from '@vitrine/contract/call'
import type { Generated } from 'kysely'

type CustomerTable = {
  customer_id: Generated<number>
  email: string
  firstname: Generated<string>
  lastname: Generated<string>
  roles: Generated<Role[]>
  enabled: Generated<boolean>
  order_secret: Generated<Buffer>
  created_at: Generated<Date>
}

type SessionTable = {
  session_id: Generated<number>
  customer_id: number
  started_at: Date
  ended_at: Date | null
  end_reason: 'logout' | 'reuse' | null
}

type RefreshTokenTable = {
  token_hash: Buffer
  session_id: number
  issued_at: Date
  used_at: Date | null
}

export type SessionsSchema = {
  customer: CustomerTable
  session: SessionTable
  refresh_token: RefreshTokenTable
}
