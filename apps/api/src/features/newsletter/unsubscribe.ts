import type { Context } from '#api/context.ts'
import { spendAllowance } from '#api/limits/spend-allowance.ts'
import { findSubscriber, leaveByEmail, type Status } from './newsletter-queries.ts'

/** Both may be asked about any address, so only a few times: nobody reads our list this way. */
const ABOUT_ADDRESSES = { name: 'newsletter-about', times: 10, seconds: 3600 }

export async function tellStatus({ db, store }: Context, email: string, ip: string): Promise<Status> {
  await spendAllowance(db, ABOUT_ADDRESSES, ip)
  const known = await findSubscriber(db, email.toLowerCase(), store.storeId)
  return known?.status ?? 'unsubscribed'
}

export async function unsubscribe(
  { db, store }: Context,
  email: string,
  ip: string,
): Promise<'unsubscribed'> {
  await spendAllowance(db, ABOUT_ADDRESSES, ip)
  await leaveByEmail(db, email.toLowerCase(), store.storeId)
  return 'unsubscribed'
}
