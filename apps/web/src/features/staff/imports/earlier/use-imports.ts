import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { listImports } from '@vitrine/contract/catalog/imports/import-runs'
import { CallError } from '@vitrine/contract/reply'
import { useEffect, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'

/** While one is under way, the list is read again so often. */
const AGAIN_MS = 2_000

/** All there were, the newest first; it follows those that are under way. */
export function useImports() {
  const client = useClient()
  const [pages, setPages] = useState(1)
  const [round, setRound] = useState(0)
  const question = useAnswer(`imports ${pages} ${round}`, async () => {
    let last = await client.call(listImports, { query: {} })
    const items: ImportRun[] = [...last.items]
    for (let at = 1; at < pages && last.next !== null; at += 1) {
      last = await client.call(listImports, { query: { before: last.next } })
      items.push(...last.items)
    }
    return { items, next: last.next }
  })
  const { latest, answer, error, retry } = question
  const isMoving = answer?.items.some(({ ended_at }) => ended_at === null) ?? false
  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => setRound((count) => count + 1), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isMoving])
  return {
    ...{ latest, error, retry },
    isDenied: error instanceof CallError && error.code === 403,
    lastTaken: latest?.items.find(({ dry_run, ended_at }) => !dry_run && ended_at !== null),
    more: () => setPages((count) => count + 1),
    reload: () => setRound((count) => count + 1),
  }
}
export type Imports = ReturnType<typeof useImports>
