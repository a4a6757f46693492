import { loadSecret, sessionKeys, signInAs } from '@vitrine/api/features/sessions/index'
import { EmailSchema } from '@vitrine/contract/atoms'
import { ROLES, type Role } from '@vitrine/domain/access/roles'
import { ExpectedFailure } from '../expected-failure.ts'
import { systemContext } from './system-context.ts'
import { type CommandInput, withDatabase } from './with-database.ts'

const USE = `Use: session <e-mail> [--roles ${ROLES.join(',')}]`

/**
 * `session <e-mail> [--roles …]`: a signed-in session without a code, for who may read the data folder anyway. The
 * customer is made when there is none.
 */
export async function runSession(input: CommandInput, args: readonly string[]): Promise<void> {
  const customer = readArguments(args)
  await withDatabase(input, async (db) => {
    const keys = sessionKeys(loadSecret(input.settings.dataDir))
    const signedIn = await signInAs(await systemContext(db, input, 'command:session'), keys, customer)
    input.say(JSON.stringify(signedIn, null, 2))
  })
}

function readArguments([email, option, list = '', ...rest]: readonly string[]) {
  const parsed = EmailSchema.safeParse(email)
  const isOdd = rest.length > 0 || (option !== undefined && option !== '--roles')
  if (!parsed.success || isOdd) throw new ExpectedFailure(USE)
  if (option === undefined) return { email: parsed.data }
  return { email: parsed.data, roles: readRoles(list) }
}

function readRoles(list: string): Role[] {
  const roles = list.split(',').filter(Boolean)
  const known = ROLES.filter((role) => roles.includes(role))
  if (known.length !== roles.length) throw new ExpectedFailure(USE)
  return known
}
