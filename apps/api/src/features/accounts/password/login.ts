import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { contactText, readContact } from '../contact.ts'
import { spendPasswordGuess } from './password-budgets.ts'
import { isPassword } from './password-hash.ts'
import { findPassword, holdPassword } from './password-queries.ts'

type Asked = { username: string; password: string; ip: string; country: string | undefined }

/** One key for a wrong password, a mailbox without one and a mailbox without an account. */
const wrong = () => new ShopError('LOGIN_REFUSED', { message: 'INCORRECT_EMAIL' })

export async function login<T>(
  ctx: Context,
  enter: (ctx: Context, customerId: number) => Promise<T>,
  { username, password, ip, country }: Asked,
): Promise<T> {
  const by = readContact(username, { store: ctx.store, country })
  const giveBack = await spendPasswordGuess(ctx, { contact: contactText(by), ip })
  const known = await findPassword(ctx, by)
  const isRight = await isPassword(known?.hash, password)
  if (!known?.hash || !isRight) throw wrong()
  const { customer_id: customerId, hash } = known
  const entered = await inTransaction(ctx, async (ctx) => {
    // It may have been changed while it was compared.
    if (!(await holdPassword(ctx, customerId, hash))) throw wrong()
    return enter(ctx, customerId)
  })
  await giveBack()
  return entered
}
