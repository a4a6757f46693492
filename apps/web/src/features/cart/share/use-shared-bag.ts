import type { SharedCart } from '@vitrine/contract/cart/shared-cart'
import { CallError } from '@vitrine/contract/reply'
import { useEffect, useState } from 'react'
import { useBag } from '#web/lib/bag.tsx'

type Found = { phase: 'loading' | 'gone' | 'failed' | 'shown'; shared?: SharedCart }

export function useSharedBag(code: string) {
  const { cart } = useBag()
  const [found, setFound] = useState<Found>({ phase: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again after a failure
  useEffect(() => {
    let isCurrent = true
    const show = (next: Found) => isCurrent && setFound(next)
    show({ phase: 'loading' })
    cart.readShared(code).then(
      (shared) => show({ phase: 'shown', shared }),
      (error: unknown) => show({ phase: isGone(error) ? 'gone' : 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [cart, code, attempt])
  return { ...found, again: () => setAttempt((count) => count + 1) }
}

/** An unknown or malformed code; anything else may work the next time. */
const isGone = (error: unknown) => error instanceof CallError && (error.code === 404 || error.code === 400)
