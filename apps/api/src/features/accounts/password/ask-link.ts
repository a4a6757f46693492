import { randomBytes } from 'node:crypto'
import type { User } from '@vitrine/contract/user/user'
import { isEmail } from '@vitrine/domain/contact/email'
import { type PasswordFault, passwordFault } from '@vitrine/domain/contact/password-fault'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { enqueue } from '#api/features/mail/index.ts'
import type { SessionKeys } from '#api/features/sessions/index.ts'
import type { FieldKey, FieldProblem } from '#api/field-problem.ts'
import { spendSending } from '../sign-in/budgets.ts'
import { hashesOf } from '../sign-in/code-hashes.ts'
import { putLink } from './link-queries.ts'
import { hashPassword } from './password-hash.ts'

export const PURPOSE = 'password'
type NewAccount = { email: string; firstname?: string | undefined; lastname?: string | undefined }
const NOBODY = { firstname: '', lastname: '', asked_hash: null }

export function readMailbox(text: string): { email: string } {
  const email = text.trim().toLowerCase()
  if (!isEmail(email)) throw new ShopError('INCORRECT_EMAIL')
  return { email }
}

/** The same letter to every mailbox, whether or not somebody has an account there: its link opens one, as a code does. */
export async function askReset(ctx: Context, keys: SessionKeys, asked: { email: string; ip: string }) {
  await sendLink(ctx, keys, { ...asked, asked: NOBODY })
  return true as const
}

/**
 * Nothing is made yet, and nobody told whether the mailbox has an account: who has the letter types the password again. So
 * whoever asks with the mailbox of a stranger has chosen nothing, not even a name.
 */
export async function askAccount(
  ctx: Context,
  keys: SessionKeys,
  { customer, password, ip }: { customer: NewAccount; password: string; ip: string },
): Promise<User> {
  const { email, firstname = '', lastname = '' } = customer
  const by = readMailbox(email)
  assertGoodFor(password, by.email)
  const asked_hash = await hashPassword(password)
  await sendLink(ctx, keys, { email, ip, asked: { firstname, lastname, asked_hash } })
  return {
    ...{ id: 0, email: by.email, phone: null, firstname, lastname, photo: null },
    ...{ city: '', postcode: '', country: '', roles: [], may: [], account: 0, group_id: 1 },
    account_currency: ctx.store.currencyCode,
  }
}

const KEY_OF = { short: 'TOO_SHORT', long: 'TOO_LONG', guessable: 'REFUSED' } as const satisfies Record<
  PasswordFault,
  FieldKey
>

const MESSAGE_OF = { short: 'is too short', long: 'is too long', guessable: 'is easy to guess' }

/** Named as a fault of its field: clients of this call read a list of those (api-shapes §1.8). */
function assertGoodFor(password: string, contact: string): void {
  const fault = passwordFault(password, contact)
  if (!fault) return
  const problem: FieldProblem = { path: 'password', key: KEY_OF[fault], message: MESSAGE_OF[fault] }
  throw new ShopError('PASSWORD_REFUSED', { details: [problem] })
}

type Sending = { email: string; ip: string; asked: Parameters<typeof putLink>[2] }

async function sendLink(ctx: Context, keys: SessionKeys, { email, ip, asked }: Sending): Promise<void> {
  const by = readMailbox(email)
  await spendSending(ctx, { by, ip })
  const link = randomBytes(24).toString('base64url')
  await inTransaction(ctx, async (ctx) => {
    await putLink(ctx, hashesOf(keys, by, { link, purpose: PURPOSE }), asked)
    await enqueue(ctx.db, 'accounts.password', {
      to: by.email,
      storeId: ctx.store.storeId,
      secret: { link },
    })
  })
}
