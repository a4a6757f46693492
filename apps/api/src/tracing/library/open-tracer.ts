// OpenTelemetry itself, and the only place that reads it. It is not made known to the whole process: what else speaks its
// API here, such as the queue of jobs, would note what we do not look at.
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { TracerProvider } from '@opentelemetry/sdk-trace'
import {
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  ATTR_SERVICE_NAME,
} from '@opentelemetry/semantic-conventions'
import type { Log } from '#api/context.ts'
import type { OpenSpan, SpanFacts, Tracer } from '../tracer.ts'
import type { TracingSettings } from '../tracing-settings.ts'
import { followOutgoing } from './follow-outgoing.ts'
import { samplerOf } from './sampler-of.ts'
import { sendSpans } from './send-spans.ts'

/** The longest statements are lists; nobody reads them to the end. */
const MOST_SIGNS = 4_000
/** Of the twelve seconds a stop has. */
const LAST_WORDS_MS = 2_000
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

export type OpenTracer = { tracer: Tracer; close: () => Promise<void> }

export function openTracer(settings: TracingSettings, log: Pick<Log, 'warn'>): OpenTracer {
  const contexts = new AsyncLocalStorage<Context>()
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      [ATTR_SERVICE_NAME]: settings.serviceName,
      'process.pid': process.pid,
    }),
    sampler: samplerOf(settings),
    spanLimits: { attributeValueLengthLimit: MOST_SIGNS },
    // Sending begins from whatever span has just ended, and is no part of it.
    spanProcessors: [sendSpans(settings, { log, apart: (send) => contexts.exit(send) })],
  })
  const tracer = createTracer(provider, contexts)
  const unfollow = followOutgoing(tracer)
  return {
    tracer,
    async close() {
      unfollow()
      const late = new Promise<void>((done) => void setTimeout(done, LAST_WORDS_MS).unref())
      await Promise.race([provider.shutdown().catch(() => {}), late])
    },
  }
}

function createTracer(provider: TracerProvider, contexts: AsyncLocalStorage<Context>): Tracer {
  const spans = provider.getTracer('vitrine')
  const idsOf = () => {
    const context = contexts.getStore()
    return context && trace.getSpanContext(context)
  }
  return {
    begin({ name, kind, attributes = {}, traceparent }) {
      const parent = contexts.getStore() ?? contextOf(traceparent)
      const span = spans.startSpan(name, { kind: KINDS[kind], attributes }, parent)
      return openSpan(span, (work) => contexts.run(trace.setSpan(parent, span), work))
    },
    isTracing: () => contexts.getStore() !== undefined,
    noteStatement(text, ms, fault) {
      const parent = contexts.getStore()
      if (!parent) return
      const attributes = { [ATTR_DB_SYSTEM_NAME]: 'postgresql', [ATTR_DB_QUERY_TEXT]: text }
      const startTime = Date.now() - ms
      const span = spans.startSpan(verbOf(text), { kind: SpanKind.CLIENT, attributes, startTime }, parent)
      markFault(span, fault)
      span.end()
    },
    ids() {
      const ids = idsOf()
      return ids && { trace_id: ids.traceId, span_id: ids.spanId }
    },
    traceparent() {
      const ids = idsOf()
      return ids && `00-${ids.traceId}-${ids.spanId}-0${ids.traceFlags & 1}`
    },
  }
}

function contextOf(traceparent: SpanFacts['traceparent']): Context {
  const told = traceparent === undefined ? null : parseTraceParent(traceparent)
  return told ? trace.setSpanContext(ROOT_CONTEXT, { ...told, isRemote: true }) : ROOT_CONTEXT
}

function openSpan(span: Span, run: OpenSpan['run']): OpenSpan {
  return {
    run,
    note: (attributes) => void span.setAttributes(attributes),
    end(fault) {
      markFault(span, fault)
      span.end()
    },
  }
}

function markFault(span: Span, fault: string | undefined): void {
  if (fault === undefined) return
  span.setAttribute(ATTR_ERROR_TYPE, fault).setStatus({ code: SpanStatusCode.ERROR })
}

/** `SELECT`, `INSERT`: what stands first, after a remark to the planner or to us. */
function verbOf(text: string): string {
  return (/^\s*(?:\/\*.*?\*\/\s*)?(\w+)/.exec(text)?.[1] ?? 'statement').toUpperCase()
}
