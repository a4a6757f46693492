import type { CartNoticeMessage } from '@vitrine/sync/notice/notice'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { notify } from '../lib/notify.ts'
import { cartNotice } from './cart-notice.ts'
import { createEngine, type Engine } from './create-engine.ts'
import { whenOfUse } from './opening/when-of-use.ts'
import { takeLinkedCoupon } from './promotions/coupon-link.ts'

const EngineContext = createContext<Engine | null>(null)

/** `engine` is given where a test knows what the shop answers. */
export function EngineProvider({ children, engine: given }: { children: ReactNode; engine?: Engine }) {
  const { code } = useStore()
  const t = useT()
  const say = useRef<(message: CartNoticeMessage) => void>(undefined)
  say.current = (message) => notify(cartNotice(t, message))
  const [engine] = useState(() => given ?? createEngine(code, (message) => say.current?.(message)))
  useEffect(() => {
    const { cart } = engine
    // Without its code the cart is empty until the line is back; then it is asked for again.
    const flush = () => void cart.flush().catch(() => undefined)
    const load = () =>
      cart.load().catch(() => addEventListener('online', () => void cart.load(), { once: true }))
    void whenOfUse().then(load)
    const coupon = takeLinkedCoupon()
    if (coupon !== undefined) void cart.putCoupon(coupon).catch(() => undefined)
    const seen = () => document.visibilityState === 'visible' && flush()
    document.addEventListener('visibilitychange', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
    }
  }, [engine])
  return <EngineContext value={engine}>{children}</EngineContext>
}

/** Only the hooks beside this file ask for the whole; a component takes the part it needs. */
export function useEngine(): Engine {
  const engine = use(EngineContext)
  if (engine === null) throw new Error('outside of EngineProvider')
  return engine
}
