import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { enqueue } from '#api/features/mail/index.ts'
import type { Reached, SessionKeys } from '#api/features/sessions/index.ts'
import { contactText, shownPhone } from '../contact.ts'
import { assertAlive } from '../sign-in/assert-alive.ts'
import { spendGuess, spendSending } from '../sign-in/budgets.ts'
import { hashesOf } from '../sign-in/code-hashes.ts'
import { countTry, putCode, takeCode } from '../sign-in/code-queries.ts'

/** What a code proves besides that it reached somebody; it is nothing to any other customer, and signs nobody in. */
export type Proof = { purpose: 'contact' | 'delete'; customerId: number; by: Reached }
type Facts = { ip: string }

const DIGITS = 6
const wrong = () => new ShopError('REGISTER_SMS_CODE_INCORRECT')

export async function sendProofCode(ctx: Context, keys: SessionKeys, proof: Proof & Facts) {
  const { by, ip } = proof
  await spendSending(ctx, { by, ip })
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  await inTransaction(ctx, async (ctx) => {
    await putCode(ctx, hashesOf(keys, by, { code, purpose: purposeOf(proof) }))
    await enqueue(ctx.db, 'accounts.proof', {
      to: contactText(by),
      storeId: ctx.store.storeId,
      purpose: proof.purpose,
      secret: { code },
    })
  })
  return 'email' in by
    ? { is_email: true, contact: by.email }
    : { is_email: false, contact: shownPhone(by.phone) }
}

/** Does what was to be proven in the transaction that spends the code: of two right ones at once, one does it. */
export async function withProof<T>(
  ctx: Context,
  keys: SessionKeys,
  { code, act, ...proof }: Proof & Facts & { code: string; act(ctx: Context): Promise<T> },
): Promise<T> {
  const giveBack = await spendGuess(ctx, proof)
  const hashes = hashesOf(keys, proof.by, { code, purpose: purposeOf(proof) })
  const live = await countTry(ctx, hashes.contact)
  if (!live) throw wrong()
  assertAlive(ctx, live)
  if (!timingSafeEqual(live.code_hash, hashes.code)) throw wrong()
  const done = await inTransaction(ctx, async (ctx) => {
    if (!(await takeCode(ctx, hashes))) throw wrong()
    return act(ctx)
  })
  await giveBack()
  return done
}

const purposeOf = ({ purpose, customerId }: Proof) => `${purpose} ${customerId}`
