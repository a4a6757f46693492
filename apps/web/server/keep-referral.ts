import { REFERRAL_PARAMETER, readReferralCode } from '@vitrine/domain/partner/royalty/referral'

/** Whoever comes by a partner's link to a page that has moved is still theirs. Pages are kept without it, and so are moves. */
export function keepReferral(response: Response, asked: URL): Response {
  const code = readReferralCode(asked.searchParams.get(REFERRAL_PARAMETER))
  const location = response.headers.get('location')
  if (code === undefined || location === null) return response
  response.headers.set(
    'location',
    `${location}${location.includes('?') ? '&' : '?'}${REFERRAL_PARAMETER}=${code}`,
  )
  return response
}
