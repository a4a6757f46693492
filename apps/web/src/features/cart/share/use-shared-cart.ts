import type { SharedCart } from '@vitrine/contract/cart/shared-cart'
import { CallError } from '@vitrine/contract/reply'
import { useCartStore } from '#web/engine/use-cart.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'

type Found = {
  phase: 'loading' | 'gone' | 'failed' | 'shown'
  shared: SharedCart | undefined
  again(): void
}

export function useSharedCart(code: string): Found {
  const cart = useCartStore()
  const { answer, error, retry } = useAnswer(code, () => cart.readShared(code))
  return { phase: phaseOf(answer, error), shared: answer, again: retry }
}

function phaseOf(answer: SharedCart | undefined, error: unknown): Found['phase'] {
  if (answer) return 'shown'
  if (error === undefined) return 'loading'
  return isGone(error) ? 'gone' : 'failed'
}

/** An unknown or malformed code; anything else may work the next time. */
const isGone = (error: unknown) => error instanceof CallError && (error.code === 404 || error.code === 400)
