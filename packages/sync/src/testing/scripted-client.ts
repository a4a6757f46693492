import type { Call } from '@vitrine/contract/call'
import type { CallManner, ShopClient } from '@vitrine/contract/client'
import type { ReplyMeta } from '@vitrine/contract/reply'

export type AskedCall = {
  id: string
  input: { params?: unknown; query?: unknown; body?: unknown }
  manner?: CallManner
}
type Answer = (input: AskedCall['input']) => unknown
/** An answer that says something beside its result. */
export class WithMeta {
  readonly result: unknown
  readonly meta: ReplyMeta

  constructor(result: unknown, meta: ReplyMeta) {
    this.result = result
    this.meta = meta
  }
}

/** A server by script: each call id has an answer; what was asked is kept. A thrown error is the answer too. */
export function scriptedClient(
  answers: Record<string, Answer>,
): ShopClient & { asked: AskedCall[]; script: Record<string, Answer> } {
  const asked: AskedCall[] = []
  const script = { ...answers }
  async function ask(call: Call, input: AskedCall['input'] = {}, manner?: CallManner) {
    asked.push({ id: call.id, input: structuredClone(input), ...(manner && { manner }) })
    const answer = script[call.id]
    if (answer === undefined) throw new Error(`no answer scripted for ${call.id}`)
    const given = await answer(input)
    const { result, meta } = given instanceof WithMeta ? given : new WithMeta(given, {})
    return { result: structuredClone(result) as never, meta }
  }
  return { asked, script, ask, call: async (...it) => (await ask(...it)).result as never }
}

/** The line is dead: no answer at all, as fetch says it. */
export function noAnswer(): never {
  throw new TypeError('Failed to fetch')
}
