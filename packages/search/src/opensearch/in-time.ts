import { type Limits, SearchTimedOut } from '../port.ts'

/**
 * All of a question, not each of its requests: words are looked up before it is asked, and asked it may be several times.
 * A node that takes a request and says nothing would keep whoever asks for minutes.
 */
export async function inTime<T>(asked: Promise<T>, limits: Limits | undefined): Promise<T> {
  if (!limits) return asked
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new SearchTimedOut('The question took too long.')),
    limits.timeoutMs,
  )
  try {
    return await Promise.race([asked, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
