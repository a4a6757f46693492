// A call whose files go with its fields, by nobody's token.
import type { Call, CallReply } from '@vitrine/contract/call'
import { CallError, type Envelope } from '@vitrine/contract/reply'
import { NO_ANSWER_REPLY } from '@vitrine/sync/transport/reply'
import { verdictOf } from '@vitrine/sync/transport/verdict'
import { xhrFetch } from './xhr-fetch.ts'

type SendForm = {
  storeCode: string
  form: FormData
  /** From 0 to 1. */
  onProgress?: (share: number) => void
}

/** Rejects with `CallError`, like every other call; code 0 says that no answer came. */
export async function sendForm<C extends Call>(
  call: C,
  { storeCode, form, onProgress }: SendForm,
): Promise<CallReply<C>> {
  const headers = { 'x-vs-store-code': storeCode, accept: 'application/json' }
  const response = await xhrFetch(call.path, { method: call.method, headers, body: form }, onProgress).catch(
    () => {
      throw new CallError(NO_ANSWER_REPLY)
    },
  )
  const reply = readReply(await response.text(), response.status)
  if (verdictOf(reply) !== 'accepted') throw new CallError(reply)
  return reply.result as CallReply<C>
}

function readReply(text: string, status: number): Envelope<unknown> {
  try {
    return JSON.parse(text) as Envelope<unknown>
  } catch {
    return { code: status === 200 ? 500 : status, result: 'not a shop answer' }
  }
}
