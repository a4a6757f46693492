import { timingSafeEqual } from 'node:crypto'
import { CODE_DIGITS } from '@vitrine/domain/contact/sign-in-code'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { ensureCustomer, type Reached, type SessionKeys } from '#api/features/sessions/index.ts'
import { readContact } from '../contact.ts'
import { isEnabled } from '../customer-queries.ts'
import { adoptOrders } from './adopt-orders.ts'
import { assertAlive } from './assert-alive.ts'
import { spendGuess } from './budgets.ts'
import { type CodeHashes, hashesOf } from './code-hashes.ts'
import { countTry, takeCode, takeLink, takeStart } from './code-queries.ts'

type Asked = {
  contact: string
  ip: string
  country: string | undefined
  orderKeys?: readonly string[] | undefined
}
/** What happens with who has proven to be a customer, in the transaction that spends the proof. */
type Enter<T> = (ctx: Context, customerId: number) => Promise<T>
type Keyed<T> = { keys: SessionKeys; enter: Enter<T> }

const wrong = () => new ShopError('REGISTER_SMS_CODE_INCORRECT')

export async function checkCode<T>(
  ctx: Context,
  { keys, enter }: Keyed<T>,
  { code, ...asked }: Asked & { code: string },
): Promise<T> {
  const by = readContact(asked.contact, { ...ctx, ...asked })
  if (code.length < CODE_DIGITS) throw wrong()
  const giveBack = await spendGuess(ctx, { by, ip: asked.ip })
  const hashes = hashesOf(keys, by, { code, start: code })
  if (await takeStart(ctx, hashes)) {
    await giveBack()
    throw wrong()
  }
  await compare(ctx, hashes)
  const entered = await inTransaction(ctx, async (ctx) => {
    if (!(await takeCode(ctx, hashes))) throw wrong()
    return enter(ctx, await customerOf(ctx, by, asked))
  })
  await giveBack()
  return entered
}

async function compare(ctx: Context, { contact, code }: CodeHashes): Promise<void> {
  const live = await countTry(ctx, contact)
  if (!live) throw wrong()
  assertAlive(ctx, live)
  if (!timingSafeEqual(live.code_hash, code)) throw wrong()
}

/** 192 bits need no counting, but who tries them out is no reader of our mails. */
export async function followLink<T>(
  ctx: Context,
  { keys, enter }: Keyed<T>,
  { token, ...asked }: Asked & { token: string },
): Promise<T> {
  const by = readContact(asked.contact, { ...ctx, ...asked })
  const giveBack = await spendGuess(ctx, { by, ip: asked.ip })
  const hashes = hashesOf(keys, by, { link: token })
  const entered = await inTransaction(ctx, async (ctx) => {
    if (!(await takeLink(ctx, hashes))) throw new ShopError('UNAUTHORIZED')
    return enter(ctx, await customerOf(ctx, by, asked))
  })
  await giveBack()
  return entered
}

/** Who was locked out is told no more than who guesses. */
async function customerOf(ctx: Context, by: Reached, { orderKeys }: Asked): Promise<number> {
  const customerId = await ensureCustomer(ctx, by)
  if (!(await isEnabled(ctx, customerId))) throw wrong()
  await adoptOrders(ctx, customerId, { by, orderKeys })
  return customerId
}
