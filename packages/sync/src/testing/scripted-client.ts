import type { Call } from '@vitrine/contract/call'
import type { ShopClient } from '@vitrine/contract/client'

export type Asked = { id: string; input: { params?: unknown; query?: unknown; body?: unknown } }
type Answer = (input: Asked['input']) => unknown

/** A server by script: each call id has an answer; what was asked is kept. A thrown error is the answer too. */
export function scriptedClient(
  answers: Record<string, Answer>,
): ShopClient & { asked: Asked[]; script: Record<string, Answer> } {
  const asked: Asked[] = []
  const script = { ...answers }
  return {
    asked,
    script,
    async call(call: Call, input: Asked['input'] = {}) {
      asked.push({ id: call.id, input: structuredClone(input) })
      const answer = script[call.id]
      if (answer === undefined) throw new Error(`no answer scripted for ${call.id}`)
      return answer(input) as never
    },
  }
}

/** The line is dead: no answer at all, as fetch says it. */
export function noAnswer(): never {
  throw new TypeError('Failed to fetch')
}
