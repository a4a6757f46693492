import { createKey, listKeys, revokeKey } from '@vitrine/api/features/office/keys/manage-keys'
import { setWebhook } from '@vitrine/api/features/office/webhooks/manage-webhooks'
import { loadSecret } from '@vitrine/api/features/sessions/keys/load-secret'
import { API_KEY_NAME } from '@vitrine/domain/access/key-name'
import { isKeyScope, KEY_SCOPES } from '@vitrine/domain/access/key-scopes'
import { ExpectedFailure } from '../expected-failure.ts'
import { systemContext } from './system-context.ts'
import { type CommandInput, withDatabase } from './with-database.ts'

const USE = `Use: keys create <name> <scope,scope …>, keys list, keys revoke <name>, keys webhook <name> <https://… or off>. Scopes: ${Object.keys(KEY_SCOPES).join(', ')}.`

type Run = (
  ctx: Awaited<ReturnType<typeof systemContext>>,
  input: CommandInput,
  args: readonly string[],
) => Promise<void>

/** Keys of the programs that may use the back office; a key is shown once, when it is made. */
export async function runKeys(input: CommandInput, [what = '', ...args]: readonly string[]): Promise<void> {
  const run = Object.hasOwn(COMMANDS, what) ? COMMANDS[what] : undefined
  if (!run) throw new ExpectedFailure(USE)
  await withDatabase(input, async (db) => run(await systemContext(db, input, 'command:keys'), input, args))
}

const create: Run = async (ctx, { say }, [name = '', list = '', ...rest]) => {
  const scopes = list.split(',').filter(Boolean)
  if (!API_KEY_NAME.test(name) || scopes.length === 0 || !scopes.every(isKeyScope) || rest.length > 0)
    throw new ExpectedFailure(USE)
  const key = await createKey(ctx, { name, scopes })
  if (!key) throw new ExpectedFailure(`There is a key ${name}; revoke it first.`)
  say(`The key of ${name}, shown this once: send it as "Authorization: Bearer …".`)
  say(key)
}

const list: Run = async (ctx, { say }) => {
  const keys = await listKeys(ctx)
  for (const { name, scopes, created_at, revoked_at } of keys) {
    const until = revoked_at ? `, revoked ${dayOf(revoked_at)}` : ''
    say(`${name}: ${scopes.join(', ')}; made ${dayOf(created_at)}${until}`)
  }
  if (keys.length === 0) say('There are no keys.')
}

const revoke: Run = async (ctx, { say }, [name = '']) => {
  if (!(await revokeKey(ctx, name))) throw new ExpectedFailure(`There is no key ${name}.`)
  say(`The key of ${name} opens nothing any more.`)
}

const webhook: Run = async (ctx, { settings, say }, [name = '', place = '', ...rest]) => {
  const url = place === 'off' ? null : URL.parse(place)
  const protocols = settings.webhookPrivate === 'on' ? ['https:', 'http:'] : ['https:']
  const isOdd = place !== 'off' && (!protocols.includes(url?.protocol ?? '') || url?.username !== '')
  if (isOdd || rest.length > 0) throw new ExpectedFailure(USE)
  const shopSecret = loadSecret(settings.dataDir)
  const secret = await setWebhook(ctx, { name, url: url?.href ?? null, shopSecret })
  if (secret === undefined) throw new ExpectedFailure(`There is no key ${name}.`)
  if (url === null) return say(`${name} is told nothing any more.`)
  say(`${name} is told at ${url.href}. Its signatures are made with this secret, shown this once:`)
  say(secret)
}

const COMMANDS: Record<string, Run> = { create, list, revoke, webhook }
const dayOf = (at: Date) => at.toISOString().slice(0, 10)
