import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import type { SessionKeys } from '#api/features/sessions/index.ts'
import { type Allowance, returnAllowance, spendAllowance } from '#api/limits/spend-allowance.ts'
import { isEnabled } from '../customer-queries.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'
import { checkPasskey, type Used } from '../passkeys/use-passkey.ts'
import { takeAppCode } from './authenticator.ts'
import { newRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'
import { countTry, takeTicket } from './tickets.ts'

/** Of one person, whatever tickets they hold: whoever has the mailbox guesses at six digits. */
const WRONG_IN_ALL: Allowance = { name: 'second-factor', times: 20, seconds: 86_400 }
const wrong = () => new ShopError('SECOND_FACTOR_INCORRECT')

type Proof = { ticket: string; code?: string | undefined; passkey?: Used | undefined }
type Deps<T> = {
  keys: SessionKeys
  party: RelyingParty
  enter: (ctx: Context, customerId: number) => Promise<T>
}

/** Ticket and proof are spent with the session they open, in one transaction. */
export async function passSecondFactor<T>(ctx: Context, deps: Deps<T>, { ticket, ...proof }: Proof) {
  const customerId = await countTry(ctx, ticket)
  await spendAllowance(ctx.db, WRONG_IN_ALL, [customerId])
  const passed = await inTransaction(ctx, async (ctx) => {
    const recoveryCodes = await take(ctx, deps, { customerId, ...proof })
    if (!(await isEnabled(ctx, customerId))) throw wrong()
    await takeTicket(ctx, ticket)
    return { entered: await deps.enter(ctx, customerId), recoveryCodes }
  })
  await returnAllowance(ctx.db, WRONG_IN_ALL, [customerId])
  return passed
}

type Taken = Omit<Proof, 'ticket'> & { customerId: number }

async function take<T>(
  ctx: Context,
  { keys, party }: Deps<T>,
  { customerId, code = '', passkey }: Taken,
): Promise<string[] | undefined> {
  if (passkey) {
    await checkPasskey(ctx, party, { passkey, customerId })
    return undefined
  }
  const digits = code.replaceAll(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const taken = await takeAppCode(ctx, keys, { customerId, code: digits })
    if (!taken) throw wrong()
    return taken === 'first' ? newRecoveryCodes(ctx, keys, customerId) : undefined
  }
  if (!(await takeRecoveryCode(ctx, keys, { customerId, code }))) throw wrong()
  return undefined
}
