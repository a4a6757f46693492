import { REFERRAL_PARAMETER, readReferralCode } from '@vitrine/domain/partner/royalty/referral'

/** What a page reads of the address it was opened by: a promotion, a coupon, and the link of a mail that signs in (spec accounts §4). */
const READ_ON_ARRIVAL = ['promo', 'coupon', 'contact', 'code'] as const

/** What a link brings along is still there at a page that has moved. Pages are kept without it, and so are moves. */
export function keepBrought(response: Response, asked: URL): Response {
  const location = response.headers.get('location')
  if (location === null) return response
  const brought = broughtBy(asked, location)
  if (brought.size === 0) return response
  response.headers.set('location', `${location}${location.includes('?') ? '&' : '?'}${brought}`)
  // A key of somebody stays in no cache.
  if (brought.has('code')) response.headers.set('cache-control', 'no-store')
  return response
}

function broughtBy({ searchParams }: URL, location: string): URLSearchParams {
  const own = new URLSearchParams(location.split('?')[1])
  const brought = new URLSearchParams()
  const referral = readReferralCode(searchParams.get(REFERRAL_PARAMETER))
  if (referral !== undefined) brought.set(REFERRAL_PARAMETER, referral)
  for (const name of READ_ON_ARRIVAL) {
    const value = searchParams.get(name)
    if (value !== null) brought.set(name, value)
  }
  for (const name of own.keys()) brought.delete(name)
  return brought
}
