import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { tabStorage } from '#web/lib/browser-storage.ts'

const KEY = 'way-to-order'

/** Before its page is asked for, which takes its time on a slow line. */
export const noteWayToOrder = (orderId: string): void => tabStorage.write(KEY, orderId)

/** Who loads the checkout anew while the page of thanks is on its way would find an empty bag: they are led on. */
export function useWayToOrder(isAtCheckout: boolean): void {
  const navigate = useNavigate()
  const leadOn = useEffectEvent((isLoadedAnew: boolean) => {
    const orderId = tabStorage.read(KEY)
    if (!orderId) return
    if (isLoadedAnew) void navigate(`/order/${orderId}`, { replace: true })
    else tabStorage.write(KEY, null)
  })
  useEffect(() => leadOn(isAtCheckout), [isAtCheckout])
}
