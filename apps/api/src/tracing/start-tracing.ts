// Traces while the shop is open. Their library is read once the shop is there, so that no start waits for it.
import type { Log } from '#api/context.ts'
import { setTracer } from './tracer.ts'
import type { TracingSettings } from './tracing-settings.ts'

export type Tracing = {
  /** From now on spans are noted. Settles once they are; never rejects. */
  start(): Promise<void>
  /** What was noted is sent, or given up after two seconds. */
  stop(): Promise<void>
}

export function createTracing(settings: TracingSettings, log: Pick<Log, 'warn'>): Tracing {
  let opening: Promise<{ close(): Promise<void> } | undefined> | undefined
  const open = async () => {
    const { openTracer } = await import('./library/open-tracer.ts')
    const opened = openTracer(settings, log)
    setTracer(opened.tracer)
    return opened
  }
  return {
    async start() {
      opening ??= open().catch((err: unknown) => {
        log.warn({ err }, 'nothing is traced')
        return undefined
      })
      await opening
    },
    async stop() {
      const opened = await opening
      setTracer(undefined)
      await opened?.close()
    },
  }
}
