// A connection of its own that hears of changes in the database, and comes back when it breaks.
import pg from 'pg'
import type { Log } from '#api/context.ts'

export type ListenInput = {
  connectionString: string
  channel: 'catalogue' | 'commerce' | 'content'
  /** Called for every notice with its words, and once after each (re)connect without any, since notices in between were missed. */
  onNotice: (words?: string) => void
  log: Log
}

const FIRST_RETRY_MS = 200
const LONGEST_RETRY_MS = 10_000

/** Resolves with the way to stop, once it listens for the first time or has failed to. */
export async function listen(input: ListenInput): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let retryMs = FIRST_RETRY_MS

  const retry = (error?: Error) => {
    client = undefined
    if (isStopped) return
    clearTimeout(timer)
    input.log.warn(
      { err: error, retryMs, channel: input.channel },
      'not listening for changes; will try again',
    )
    timer = setTimeout(connect, retryMs).unref()
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: input.connectionString,
      application_name: 'vitrine listen',
    })
    next.on('error', retry)
    next.on('end', () => client === next && retry())
    next.on('notification', ({ payload }) => input.onNotice(payload))
    try {
      await next.connect()
      await next.query(`listen ${input.channel}`)
    } catch (error) {
      return retry(error as Error)
    }
    if (isStopped) return next.end()
    client = next
    retryMs = FIRST_RETRY_MS
    input.onNotice()
  }

  await connect()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await client?.end()
  }
}
