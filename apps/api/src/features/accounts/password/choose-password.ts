import { passwordFault } from '@vitrine/domain/contact/password-fault'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { enqueue } from '#api/features/mail/index.ts'
import { endSessionsOf, ensureCustomer, type SessionKeys } from '#api/features/sessions/index.ts'
import { getUser, isEnabled } from '../customer-queries.ts'
import { hashesOf } from '../sign-in/code-hashes.ts'
import { PURPOSE, readMailbox } from './ask-link.ts'
import { takeLink } from './link-queries.ts'
import { spendPasswordGuess } from './password-budgets.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { holdPassword, nameWhoHasNone, putPassword } from './password-queries.ts'

type Chosen = { email: string; newPassword: string; resetToken: string }

/** By the link of the letter. Whoever was in before is out: the password may be new because somebody knew the old one. */
export async function choosePassword(
  ctx: Context,
  keys: SessionKeys,
  { email, newPassword, resetToken }: Chosen,
): Promise<true> {
  const by = readMailbox(email)
  assertGood(newPassword, by.email)
  const hash = await hashPassword(newPassword)
  return inTransaction(ctx, async (ctx) => {
    const link = await takeLink(ctx, hashesOf(keys, by, { link: resetToken, purpose: PURPOSE }))
    if (!link) throw new ShopError('UNAUTHORIZED')
    const customerId = await ensureCustomer(ctx, by)
    if (!(await isEnabled(ctx, customerId))) throw new ShopError('UNAUTHORIZED')
    const { firstname, lastname, asked_hash } = link
    if (await isPassword(asked_hash, newPassword))
      await nameWhoHasNone(ctx, customerId, { firstname, lastname })
    await putPassword(ctx, customerId, hash)
    await endSessionsOf(ctx, customerId, { reason: 'credential' })
    await tell(ctx, by.email)
    return true as const
  })
}

type Change = { currentPassword: string; newPassword: string; ip: string }

/** Who has none yet gets one by the letter: knowing none is wrong, too. */
export async function changePassword(
  ctx: Context,
  { currentPassword, newPassword, ip }: Change,
): Promise<true> {
  const { actor } = ctx
  if (actor.kind !== 'customer') throw new ShopError('UNAUTHORIZED')
  const customerId = myId(ctx)
  const giveBack = await spendPasswordGuess(ctx, { contact: [customerId], ip })
  const { email } = await getUser(ctx, customerId)
  const held = await hashOf(ctx, customerId)
  if (!(await isPassword(held, currentPassword)) || held === undefined) throw wrong()
  assertGood(newPassword, email ?? '')
  const hash = await hashPassword(newPassword)
  await inTransaction(ctx, async (ctx) => {
    // Of two changes at once, the second compared with what is no more.
    if (!(await holdPassword(ctx, customerId, held))) throw wrong()
    await putPassword(ctx, customerId, hash)
    await endSessionsOf(ctx, customerId, { reason: 'credential', except: actor.sessionId })
    if (email !== null) await tell(ctx, email)
  })
  await giveBack()
  return true
}

const wrong = () => new ShopError('INCORRECT_PASSWORD')

function assertGood(password: string, contact: string): void {
  if (passwordFault(password, contact)) throw new ShopError('PASSWORD_REFUSED')
}

async function hashOf({ db }: Context, customerId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('customer_password')
    .select('hash')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.hash
}

/** Who did not do it themselves hears of it. */
async function tell({ db, store }: Context, email: string): Promise<void> {
  await enqueue(db, 'accounts.password-changed', { to: email, storeId: store.storeId })
}
