import type { Log } from '#api/context.ts'
import { listen } from '#api/db/notice/listen.ts'
import { CONTENT_CHANNEL } from '#api/db/notice/note-content-change.ts'

export type ContentChanges = {
  /** Told the tags of pages that show what changed; `*` for all. */
  onChange(listener: (tags: readonly string[]) => void): () => void
}

type Deps = { connectionString?: string | undefined; log: Log }

/** What this process hears of texts and looks that were published, by whichever process. */
export function createContentChanges({ connectionString, log }: Deps) {
  const listeners = new Set<(tags: readonly string[]) => void>()
  let stopListening: (() => Promise<void>) | undefined
  let isFirst = true

  function tell(words?: string): void {
    // The first connection missed nothing: no page was made before it.
    const isOpening = isFirst && words === undefined
    isFirst = false
    if (isOpening) return
    const tags = words === undefined ? ['*'] : words.split(',')
    for (const listener of listeners) listener(tags)
  }

  const changes: ContentChanges = {
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    changes,
    tell,
    async start() {
      if (connectionString === undefined) return
      stopListening = await listen({ connectionString, channel: CONTENT_CHANNEL, onNotice: tell, log })
    },
    stop: async () => stopListening?.(),
  }
}
