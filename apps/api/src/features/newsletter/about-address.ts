import type { Context } from '#api/context.ts'
import { spendAllowance } from '#api/limits/spend-allowance.ts'
import { hashLink, newLinkToken } from './links.ts'
import { findByLink, leaveByLink, type Status } from './newsletter-queries.ts'

type AboutAddress = { email: string; linkToken?: string | undefined; ip: string }
const ABOUT_ADDRESSES = { name: 'newsletter-about', times: 10, seconds: 3600 }

/** Only who has a letter of that address learns how it stands; everybody else hears the same of every address. */
export async function getStatus({ db, store }: Context, about: AboutAddress): Promise<Status> {
  await spendAllowance(db, ABOUT_ADDRESSES, about.ip)
  const subscriber = await findByLink(db, linkOf(about, store.storeId))
  return subscriber?.status ?? 'unsubscribed'
}

/** The same answer for everybody; letters end for who has one. */
export async function unsubscribe({ db, store }: Context, about: AboutAddress): Promise<'unsubscribed'> {
  await spendAllowance(db, ABOUT_ADDRESSES, about.ip)
  const link = linkOf(about, store.storeId)
  if (await findByLink(db, link)) await leaveByLink(db, link.hash)
  return 'unsubscribed'
}

/** Without a token it is one nobody has: what is asked of the database is the same. */
function linkOf({ email, linkToken = newLinkToken() }: AboutAddress, storeId: number) {
  return { email: email.toLowerCase(), storeId, hash: hashLink(linkToken) }
}
