import type { Role } from '@vitrine/domain/access/roles'
import { loadSecret, sessionKeys, signInAs } from '#api/features/sessions/index.ts'
import type { WholeShop } from './open-whole-shop.ts'
import { aContext } from './test-context.ts'

type SignedInAt = { customerId: number; token: string }

/** A customer of that name with these roles, and the token a browser would send. */
export async function signInAt(
  { database, dataDir }: Pick<WholeShop, 'database' | 'dataDir'>,
  { name, roles }: { name: string; roles: readonly Role[] },
): Promise<SignedInAt> {
  const actor = { kind: 'system', job: 'command:session' } as const
  const ctx = aContext(database.db, { actor, now: () => new Date() })
  const email = `${name.replace(' ', '.')}@example.org`
  const keys = sessionKeys(loadSecret(dataDir))
  const { customerId, accessToken: token } = await signInAs(ctx, keys, { email, roles })
  return { customerId, token }
}
