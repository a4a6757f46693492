import { randomBytes, randomInt } from 'node:crypto'
import { CODE_DIGITS, STAFF_CODE_DIGITS, startOfCode } from '@vitrine/domain/contact/sign-in-code'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { enqueue } from '#api/features/mail/index.ts'
import { isStaff, type SessionKeys } from '#api/features/sessions/index.ts'
import { contactText, readContact, shownPhone } from '../contact.ts'
import { spendSending } from './budgets.ts'
import { hashesOf } from './code-hashes.ts'
import { putCode } from './code-queries.ts'

type Asked = { contact: string; ip: string; country: string | undefined }

/** The same for everybody, in word and work: whether somebody has an account is theirs to know. */
export async function sendCode(ctx: Context, keys: SessionKeys, { contact, ip, country }: Asked) {
  const by = readContact(contact, { store: ctx.store, country })
  await spendSending(ctx, { by, ip })
  const digits = (await isStaff(ctx, by)) ? STAFF_CODE_DIGITS : CODE_DIGITS
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const link = randomBytes(24).toString('base64url')
  await inTransaction(ctx, async (ctx) => {
    await putCode(ctx, hashesOf(keys, by, { code, start: startOfCode(code), link }))
    await enqueue(ctx.db, 'accounts.code', {
      to: contactText(by),
      storeId: ctx.store.storeId,
      secret: { code, link },
    })
  })
  return 'email' in by
    ? { is_email: true, contact: by.email }
    : { is_email: false, contact: shownPhone(by.phone) }
}
