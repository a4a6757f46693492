import { type ExportResult, ExportResultCode, setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace'
import type { Log } from '#api/context.ts'
import type { TracingSettings } from '../tracing-settings.ts'

/** One batch is on its way and so many spans wait at most; what comes on top is dropped. */
const MOST_WAITING = 2_048
const PATIENCE_MS = 5_000
const SEND_EVERY_MS = 2_000
/** A collector that is away is told of once in a while, not by every batch. */
const TELL_EVERY_MS = 60_000

type Around = { log: Pick<Log, 'warn'>; apart: <T>(send: () => T) => T }

/** Whether they arrive is nobody's business but the log's: the shop neither waits nor fails. */
export function sendSpans({ endpoint, headers }: TracingSettings, { log, apart }: Around): SpanProcessor {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: PATIENCE_MS })
  let toldAt = Number.NEGATIVE_INFINITY
  const tellFailure = ({ code, error }: ExportResult) => {
    if (code === ExportResultCode.SUCCESS || performance.now() - toldAt < TELL_EVERY_MS) return
    toldAt = performance.now()
    log.warn({ why: error?.message ?? 'refused' }, 'the collector did not take traces')
  }
  // Told above already; the library would write to the console.
  setGlobalErrorHandler(() => {})
  const inQuiet: SpanExporter = {
    export: (spans, done) =>
      apart(() =>
        exporter.export(spans, (result) => {
          tellFailure(result)
          done(result)
        }),
      ),
    shutdown: () => exporter.shutdown(),
  }
  return new BatchSpanProcessor({
    exporter: inQuiet,
    maxQueueSize: MOST_WAITING,
    scheduledDelayMillis: SEND_EVERY_MS,
    exportTimeoutMillis: PATIENCE_MS,
  })
}
