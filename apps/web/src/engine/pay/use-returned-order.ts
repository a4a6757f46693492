import { useEffect, useState } from 'react'
import { useEngine } from '../engine-provider.tsx'

/** The order a payment service speaks of when it sends the browser back, else the one that was being paid; null for neither. */
export function useReturnedOrder(named: string | null): string | null | undefined {
  const { activeOrder } = useEngine()
  const [kept, setKept] = useState<string | null>()
  useEffect(() => {
    void activeOrder.read().then((found) => setKept(found?.activeOrderId ?? null))
  }, [activeOrder])
  return named ?? kept
}
