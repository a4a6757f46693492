import { type CatalogSuggestions, suggestCatalog } from '@vitrine/contract/catalog/suggest'
import type { ShopClient } from '@vitrine/contract/client'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useListClient } from '#web/engine/partner/use-list-client.ts'
import { afterPress } from '#web/lib/touch/after-press.ts'

const PAUSE_MS = 150
/** Two letters, or one sign that is a word by itself, as in Chinese. */
const WORTH_ASKING = /..|\p{Script=Han}/u

type Answer = { text: string; found: CatalogSuggestions | null }

/** What one way of asking has answered says nothing of another. */
const answersOf = (_: ShopClient) => new Map<string, CatalogSuggestions>()

/**
 * The answer to what is typed; the last one stays in sight until the next is there. The pause is counted from the key on
 * (`typedAt`), not from when what it changed has been drawn, which on a slow phone is a third of it.
 */
export function useSuggestions(typed: string, typedAt: number) {
  const client = useListClient()
  const [answer, setAnswer] = useState<Answer>()
  const known = useMemo(() => answersOf(client), [client])
  const text = typed.trim()
  const isLongEnough = WORTH_ASKING.test(text)
  const pause = useEffectEvent(() => Math.max(0, typedAt + PAUSE_MS - performance.now()))
  useEffect(() => {
    if (!isLongEnough) return
    let isCurrent = true
    const ready = known.get(text)
    const timer = setTimeout(
      async () => {
        const found = ready ?? (await client.call(suggestCatalog, { query: { text } }).catch(() => null))
        if (found) known.set(text, found)
        // What is being pressed would be another by the time it is let go.
        afterPress(() => isCurrent && setAnswer({ text, found }))
      },
      ready ? 0 : pause(),
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, isLongEnough, client, known])
  return {
    isTyping: isLongEnough,
    /** Of an earlier text until the shop has answered this one. */
    found: isLongEnough ? (answer?.found ?? null) : null,
    /** What that answers. */
    asked: answer?.text ?? '',
    isSettled: isLongEnough && answer?.text === text,
    isFailed: isLongEnough && answer?.text === text && answer.found === null,
  }
}
