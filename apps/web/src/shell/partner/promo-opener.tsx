import { lazy, Suspense, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useSession } from '#web/engine/use-session.ts'
import { promoMode } from '#web/lib/promo/promo-mode.ts'
import { promoShop } from '#web/lib/promo/promo-shop.ts'
import { useObservable } from '#web/lib/use-observable.ts'

const PromoMode = lazy(async () => ({ default: (await import('./promo-mode.tsx')).PromoMode }))

/** For who has promo mode on; nobody else fetches it. Once it is off, the page in sight is asked for anew. */
export function PromoOpener() {
  const isOn = useObservable(promoMode)
  const { status, customer } = useSession()
  const { revalidate } = useRevalidator()
  const isOver = !isOn || status === 'guest'
  useEffect(() => {
    if (!isOver || !promoShop.get()) return
    promoShop.set(undefined)
    void revalidate()
  }, [isOver, revalidate])
  if (!isOn || status !== 'signed-in') return null
  return (
    <Suspense>
      <PromoMode key={customer} />
    </Suspense>
  )
}
