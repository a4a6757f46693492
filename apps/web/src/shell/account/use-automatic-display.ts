import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#web/engine/use-session.ts'
import { readClaim, writeClaim } from '#web/lib/account/claims.ts'
import { openSignIn } from '#web/lib/account/sign-in-modal.ts'
import { useShopInfo } from '#web/lib/use-shop-info.ts'

/**
 * Once in a browser's life, and to nobody who is in: where the shop wants it, or where a link brought the code of the
 * bonus banner (spec accounts §4).
 */
export function useAutomaticDisplay(): void {
  const { status } = useSession()
  const { search } = useLocation()
  const { signUp } = useShopInfo()
  useEffect(() => {
    const promo = new URLSearchParams(search).get('promo')
    if (promo) writeClaim('promoCode', promo.slice(0, 100))
  }, [search])
  useEffect(() => {
    if (status !== 'guest' || !signUp) return
    const isMeant = () => signUp.isOn || (signUp.code !== '' && readClaim('promoCode') === signUp.code)
    const timer = setTimeout(() => {
      if (!isMeant() || readClaim('modalSignup') || document.querySelector('dialog[open]')) return
      writeClaim('modalSignup', true)
      openSignIn()
    }, signUp.afterMs)
    return () => clearTimeout(timer)
  }, [status, signUp])
}
