import type { ShopClient } from '@vitrine/contract/client'
import { CallError } from '@vitrine/contract/reply'
import { data } from 'react-router'

/** Longer than any answer takes, shorter than anybody waits for a page. */
const LIMIT_MS = 5_000

type Watch = { onFailure: (code: number) => void; limitMs?: number }

/**
 * The client, telling of calls the shop could not answer; a page may go on without them, but is poorer for it.
 * A shop that is away is thrown as such: the page that says so is another one than for our own faults.
 */
export function watchCalls(client: ShopClient, { onFailure, limitMs = LIMIT_MS }: Watch): ShopClient {
  const watch = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await inTime(answer, limitMs)
    } catch (error) {
      if (!(error instanceof CallError) || error.code < 500) throw error
      onFailure(error.code)
      throw error.code === 503 ? data(null, { status: 503 }) : error
    }
  }
  return {
    call: (call, input) => watch(client.call(call, input)),
    ask: (call, input) => watch(client.ask(call, input)),
  }
}

function inTime<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new CallError({ code: 503, result: 'no answer in time' })), limitMs)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}
