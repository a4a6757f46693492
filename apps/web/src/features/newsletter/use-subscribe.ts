import { subscribe as subscribeCall } from '@vitrine/contract/newsletter'
import { CallError } from '@vitrine/contract/reply'
import { isEmail } from '@vitrine/domain/contact/email'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { pressProblem } from '#web/lib/answer/press-problem.ts'

type State = 'idle' | 'sending' | 'done'

/** What a refusal means to the reader. */
function problemOf(error: unknown): MessageKey {
  const isRefused = error instanceof CallError && error.code === 400
  return isRefused ? 'content.emailWrong' : pressProblem(error)
}

export function useSubscribe() {
  const client = useClient()
  const [state, setState] = useState<State>('idle')
  const [problem, setProblem] = useState<MessageKey>()
  async function subscribe(email: string) {
    if (state === 'sending') return
    if (!isEmail(email.trim())) return setProblem('content.emailWrong')
    setState('sending')
    setProblem(undefined)
    try {
      await client.call(subscribeCall, { body: { email: email.trim() } })
      setState('done')
    } catch (error) {
      setProblem(problemOf(error))
      setState('idle')
    }
  }
  return { state, problem, subscribe }
}
