// Tells a CDN which of the pages it keeps are no longer true, by the tags they name in `Cache-Tag`. The bodies are those of
// Cloudflare's purge call.
import { postWebhook } from '@vitrine/api/adapters/webhook/post-webhook'

/** By then every process has heard of a change; a page asked for earlier might come from one that has not. */
const GATHER_MS = 2_500
const AGAIN_MS = 15_000
const PATIENCE_MS = 3_000
const TAGS_A_CALL = 30
/** Beyond so many, all pages at once are less to ask. */
const MOST_TAGS = 300

type PurgeInput = {
  url: string
  /** Sent as a bearer token. */
  token: string | undefined
  log: (error: unknown) => void
  gatherMs?: number
  againMs?: number
}

export type CdnPurge = {
  /** `*` for every page. */
  note(tags: readonly string[]): void
  /** Says what is still unsaid, once. */
  close(): Promise<void>
}

/** What could not be said is said again, with what has changed since, until it is taken. */
export function createCdnPurge(input: PurgeInput): CdnPurge {
  const { log, gatherMs = GATHER_MS, againMs = AGAIN_MS } = input
  let unsaid = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let telling: Promise<void> | undefined

  async function tell(): Promise<void> {
    const tags = unsaid
    unsaid = new Set()
    try {
      for (const body of bodiesOf(tags)) await post(input, body)
    } catch (error) {
      log(error)
      for (const tag of tags) unsaid.add(tag)
    }
  }

  function tellIn(ms: number): void {
    timer ??= setTimeout(() => {
      timer = undefined
      telling = (telling ?? Promise.resolve()).then(tell).then(() => {
        if (unsaid.size > 0) tellIn(againMs)
      })
    }, ms).unref()
  }

  return {
    note(tags) {
      for (const tag of tags) unsaid.add(tag)
      if (unsaid.size > 0) tellIn(gatherMs)
    },
    async close() {
      clearTimeout(timer)
      await telling
      clearTimeout(timer)
      // A stop has no time for many calls.
      if (unsaid.size > TAGS_A_CALL) unsaid.add('*')
      if (unsaid.size > 0) await tell()
    },
  }
}

function bodiesOf(tags: ReadonlySet<string>): object[] {
  if (tags.has('*') || tags.size > MOST_TAGS) return [{ purge_everything: true }]
  const all = [...tags]
  const calls = Math.ceil(all.length / TAGS_A_CALL)
  return Array.from({ length: calls }, (_, at) => ({
    tags: all.slice(at * TAGS_A_CALL, (at + 1) * TAGS_A_CALL),
  }))
}

async function post({ url, token }: PurgeInput, body: object): Promise<void> {
  const status = await postWebhook({
    url,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    signal: AbortSignal.timeout(PATIENCE_MS),
    allowPrivate: true,
  })
  if (status < 200 || status > 299) throw new Error(`The CDN answered ${status}.`)
}
