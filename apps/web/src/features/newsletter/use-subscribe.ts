import { subscribe as subscribeCall } from '@vitrine/contract/newsletter'
import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { createShopClient } from '#web/lib/shop-client.ts'
import { useStore } from '#web/ui/shop-context.tsx'

type State = 'idle' | 'sending' | 'done'

const SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What a refusal means to the reader. */
export function problemOf(error: unknown): MessageKey {
  const code = error instanceof CallError ? error.code : 500
  if (code === 400) return 'content.emailWrong'
  if (code === 429) return 'content.tooOften'
  return code === 0 ? 'content.noLine' : 'content.failed'
}

export function useSubscribe() {
  const { code: storeCode } = useStore()
  const [state, setState] = useState<State>('idle')
  const [problem, setProblem] = useState<MessageKey>()
  async function subscribe(email: string) {
    if (state === 'sending') return
    if (!SHAPE.test(email.trim())) return setProblem('content.emailWrong')
    setState('sending')
    setProblem(undefined)
    try {
      await createShopClient({ storeCode }).call(subscribeCall, { body: { email: email.trim() } })
      setState('done')
    } catch (error) {
      setProblem(problemOf(error))
      setState('idle')
    }
  }
  return { state, problem, subscribe }
}
