import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import type { SessionKeys } from '#api/features/sessions/index.ts'
import { qrCode } from '#api/qr-code.ts'
import { getUser } from '../customer-queries.ts'
import { listRows } from '../passkeys/passkey-queries.ts'
import { seal, unseal } from './seal.ts'

const SECRET_BYTES = 20
const PERIOD_S = 30
type Keys = Pick<SessionKeys, 'second'>

type Shown = { issuer?: string; label?: string }

/** By issuer and label an app lists it; no code depends on them. */
const totpOf = (secret: Secret, shown: Shown = {}) =>
  new TOTP({ ...shown, secret, digits: 6, period: PERIOD_S, algorithm: 'SHA1' })

type Method = 'enrol' | 'totp' | 'passkey'

/** What somebody can prove the second factor by; `enrol` for who has nothing yet. */
export async function methodsOf(ctx: Context, customerId: number): Promise<Method[]> {
  const app = await ctx.db
    .selectFrom('authenticator')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const passkeys = await listRows(ctx, customerId)
  const known: Method[] = [
    ...(app ? (['totp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ]
  return known.length > 0 ? known : ['enrol']
}

/** A new secret, until a code of it was right; a mailbox alone must not replace one that is in use. */
export async function enrol(ctx: Context, { second }: Keys, customerId: number) {
  if (!(await methodsOf(ctx, customerId)).includes('enrol')) throw new ShopError('ACCESS_DENIED')
  const bytes = randomBytes(SECRET_BYTES)
  const fresh = { secret: seal(second, bytes, customerId), confirmed_at: null, last_step: 0 }
  await ctx.db
    .insertInto('authenticator')
    .values({ customer_id: customerId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet(fresh).where('authenticator.confirmed_at', 'is', null),
    )
    .execute()
  const { email, phone } = await getUser(ctx, customerId)
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer })
  const uri = totpOf(secret, { issuer: ctx.store.shopName, label: email ?? phone ?? '' }).toString()
  return { secret: secret.base32, uri, qr: await qrCode(uri) }
}

/** One step before and one after the clock's; each counts once. Answers whether it was the first of its app. */
export async function takeAppCode(
  ctx: Context,
  { second }: Keys,
  { customerId, code }: { customerId: number; code: string },
): Promise<'first' | 'again' | undefined> {
  const row = await ctx.db
    .selectFrom('authenticator')
    .selectAll()
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const buffer = new Uint8Array(unseal(second, row.secret, customerId)).buffer
  const timestamp = ctx.now().getTime()
  const delta = totpOf(new Secret({ buffer })).validate({ token: code, window: 1, timestamp })
  const step = Math.floor(timestamp / 1_000 / PERIOD_S) + (delta ?? 0)
  if (delta === null || step <= row.last_step) return undefined
  await ctx.db
    .updateTable('authenticator')
    .set({ last_step: step, confirmed_at: row.confirmed_at ?? ctx.now() })
    .where('customer_id', '=', customerId)
    .execute()
  return row.confirmed_at === null ? 'first' : 'again'
}
