// Where it is noted what a request or a job did, and how long it took: nowhere, unless a collector is named. The library
// behind it is read only then, so nothing here knows of it.

export type SpanFacts = {
  name: string
  kind: 'server' | 'client' | 'internal'
  attributes?: Record<string, string | number>
  /** W3C's word on the trace this is a part of. */
  traceparent?: string | undefined
}

export type OpenSpan = {
  /** What is done by `work`, and what it waits for, is a part of this span. */
  run<T>(work: () => T): T
  note(attributes: Record<string, string | number>): void
  /** `fault` is a code or the name of an error, never its words: they may repeat what somebody typed. */
  end(fault?: string): void
}

export type Tracer = {
  begin(facts: SpanFacts): OpenSpan
  /** Whether what happens now is a part of something. */
  isTracing(): boolean
  /** A statement that has just ended, by its text alone. */
  noteStatement(text: string, ms: number, fault?: string): void
  /** Of the span at work, for logs. */
  ids(): { trace_id: string; span_id: string } | undefined
  /** Of the span at work, for whoever is asked by it. */
  traceparent(): string | undefined
}

let current: Tracer | undefined

export const currentTracer = (): Tracer | undefined => current

export function setTracer(tracer: Tracer | undefined): void {
  current = tracer
}

export async function inSpan<T>(facts: SpanFacts, work: (span?: OpenSpan) => Promise<T>): Promise<T> {
  const span = current?.begin(facts)
  if (!span) return work()
  try {
    const done = await span.run(() => work(span))
    span.end()
    return done
  } catch (error) {
    span.end(faultOf(error))
    throw error
  }
}

/** What names a failure without repeating it. */
export function faultOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return typeof code === 'string' && /^\w+$/.test(code) ? code : String(name ?? 'Error')
}
