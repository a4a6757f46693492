import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { cancelImport, getImport, startImport } from '@vitrine/contract/catalog/imports/import-runs'
import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useEffect, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { whyFailed } from '#web/lib/answer/why-undecided.ts'

const AGAIN_MS = 1_000

/** One import, asked after as long as it is under way. */
export function useRun(id: number) {
  const client = useClient()
  const [round, setRound] = useState(0)
  const { latest, answer, error, retry } = useAnswer(`import ${id} ${round}`, () =>
    client.call(getImport, { params: { id } }),
  )
  const isMoving = answer !== undefined && answer.ended_at === null
  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => setRound((count) => count + 1), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isMoving])
  return { run: latest, error, retry, reload: () => setRound((count) => count + 1) }
}

/** What is done about a run; each answers why it was not, undefined once it is. */
export function useRunActs(run: ImportRun) {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  async function attempt(work: () => Promise<unknown>): Promise<MessageKey | undefined> {
    setBusy(true)
    try {
      await work()
      return undefined
    } catch (error) {
      return whyNot(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    cancel: () => attempt(() => client.call(cancelImport, { params: { id: run.id } })),
    /** The same table with the same columns, once more or at last. */
    begin: (dryRun: boolean, then: (id: number) => void) =>
      attempt(async () => {
        const body = { ...run.options, file_id: run.file_id ?? 0, dry_run: dryRun }
        then((await client.call(startImport, { body })).id)
      }),
  }
}

function whyNot(error: unknown): MessageKey {
  if (!(error instanceof CallError)) throw error
  if (error.code === 404) return 'staff.impFileGone'
  if (error.code !== 409) return whyFailed(error, 'staff.stepFailed')
  return error.result === 'IMPORTS_WAIT' ? 'staff.impLineFull' : 'staff.impEndedAlready'
}
