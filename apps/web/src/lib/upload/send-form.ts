// A call whose files go with its fields. By XMLHttpRequest, because only it tells how far an upload has come.
import type { Call, CallReply } from '@vitrine/contract/call'
import { CallError, type Envelope } from '@vitrine/contract/reply'
import { NO_ANSWER_REPLY } from '@vitrine/sync/transport/reply'
import { verdictOf } from '@vitrine/sync/transport/verdict'

type SendForm = {
  storeCode: string
  form: FormData
  /** From 0 to 1. */
  onProgress?: (share: number) => void
}

/** Rejects with `CallError`, like every other call; code 0 says that no answer came. */
export function sendForm<C extends Call>(
  call: C,
  { storeCode, form, onProgress }: SendForm,
): Promise<CallReply<C>> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    request.open(call.method, call.path)
    request.setRequestHeader('x-vs-store-code', storeCode)
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onerror = () => fail(new CallError(NO_ANSWER_REPLY))
    request.ontimeout = request.onerror
    request.onload = () => {
      const reply = readReply(request)
      if (verdictOf(reply) === 'accepted') done(reply.result as CallReply<C>)
      else fail(new CallError(reply))
    }
    request.send(form)
  })
}

function readReply({ responseText, status }: XMLHttpRequest): Envelope<unknown> {
  try {
    return JSON.parse(responseText) as Envelope<unknown>
  } catch {
    return { code: status === 200 ? 500 : status, result: 'not a shop answer' }
  }
}
