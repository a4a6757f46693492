import type { Generated, GeneratedAlways } from 'kysely'

type PasskeyTable = {
  passkey_id: GeneratedAlways<number>
  customer_id: number
  credential_id: string
  public_key: Buffer
  counter: Generated<number>
  transports: Generated<string[]>
  user_agent: Generated<string>
  created_at: Date
  last_used_at: Date | null
}

type PasskeyChallengeTable = {
  challenge_hash: Buffer
  customer_id: number | null
  expires_at: Date
}

type AuthenticatorTable = {
  customer_id: number
  secret: Buffer
  confirmed_at: Date | null
  last_step: Generated<number>
}

type RecoveryCodeTable = {
  customer_id: number
  code_hash: Buffer
}

type SignInTicketTable = {
  ticket_hash: Buffer
  customer_id: number
  tries: Generated<number>
  expires_at: Date
}

type CustomerPasswordTable = {
  customer_id: number
  hash: string
  changed_at: Date
}

type PasswordLinkTable = {
  contact_hash: Buffer
  link_hash: Buffer
  asked_hash: string | null
  firstname: Generated<string>
  lastname: Generated<string>
  expires_at: Date
}

/** What somebody proves who they are by, besides a code. */
export type ProofsSchema = {
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  authenticator: AuthenticatorTable
  recovery_code: RecoveryCodeTable
  sign_in_ticket: SignInTicketTable
  customer_password: CustomerPasswordTable
  password_link: PasswordLinkTable
}
