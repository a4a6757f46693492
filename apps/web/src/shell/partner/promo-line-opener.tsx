import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { promoShop } from '#web/lib/promo/promo-shop.ts'
import { useObservable } from '#web/lib/use-observable.ts'

const PromoLine = lazy(async () => ({ default: (await import('./promo-line.tsx')).PromoLine }))

/** Above the header while promo mode is on, but for the cabinet, which shows no lists of the shop (spec accounts §4). */
export function PromoLineOpener() {
  const isOn = useObservable(promoShop) !== undefined
  const { pathname } = useLocation()
  if (!isOn || /^\/cabinet(\/|$)/.test(pathname)) return null
  return (
    <Suspense>
      <PromoLine />
    </Suspense>
  )
}
