import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { readContact } from '../contact.ts'

type Asked = { phone?: string | undefined; email?: string | undefined; country: string | undefined }

/** The same of everybody: who has an account is theirs to know. What reaches nobody is refused, as everywhere. */
export function guestAccount({ store }: Context, { phone, email, country }: Asked) {
  const given = [phone, email].filter((one) => one !== undefined && one.trim() !== '')
  if (given.length === 0) throw new ShopError('INCORRECT_PHONE_OR_EMAIL')
  for (const contact of given) readContact(contact ?? '', { store, country })
  return { exists: false, account: 0, account_currency: store.currencyCode }
}
