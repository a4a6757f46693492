type Failed = { code: number | null; result: unknown }

/** What a shopper is told of an answer that was not a success (api-shapes §0.2); undefined: nothing. */
export function failureText({ code, result }: Failed): string | undefined {
  // That a session is over is told once, in words of its own (api-shapes §5.2).
  if (code === 200 || code === 401) return undefined
  if (typeof result === 'string') return result
  // A list of faults belongs to the form that asked, which has words of its own.
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return undefined
  const { result: inner, message, code: cause } = result as Record<string, unknown>
  if (cause === 'ENOTFOUND') return undefined
  if (typeof inner === 'string') return inner
  return typeof message === 'string' ? message : undefined
}
