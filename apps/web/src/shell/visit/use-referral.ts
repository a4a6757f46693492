import { REFERRAL_PARAMETER } from '@vitrine/domain/partner/royalty/referral'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { rememberReferral } from '#web/lib/order/referral.ts'

/** Whoever comes by a partner's link: the browser remembers whose, and the address is that of the page alone. */
export function useReferral(): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const clean = useEffectEvent((query: URLSearchParams) => {
    query.delete(REFERRAL_PARAMETER)
    const to = { pathname, search: query.toString(), hash }
    void navigate(to, { replace: true, preventScrollReset: true, state })
  })
  useEffect(() => {
    const query = new URLSearchParams(search)
    const code = query.get(REFERRAL_PARAMETER)
    if (code === null) return
    rememberReferral(code)
    clean(query)
  }, [search])
}
