import type { Role } from '@vitrine/domain/access/roles'
import type { Database } from '#api/db/client.ts'
import { aContext } from '#api/testing/test-context.ts'
import { type SessionKeys, sessionKeys } from '../keys/session-keys.ts'
import { ensureCustomer } from '../start/ensure-customer.ts'
import { openSession, type Tokens } from '../start/open-session.ts'

export const TEST_KEYS: SessionKeys = sessionKeys(Buffer.alloc(32, 7))

type SignIn = { email: string; roles?: readonly Role[]; now?: () => Date }

/** A customer with a session, without a code or a link. */
export async function signIn(
  db: Database,
  { email, roles, now = () => new Date() }: SignIn,
): Promise<Tokens & { customerId: number }> {
  const customerId = await ensureCustomer({ db }, { email, ...(roles && { roles }) })
  return { customerId, ...(await openSession(aContext(db, { now }), TEST_KEYS, { customerId })) }
}
