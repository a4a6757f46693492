import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useRef, useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { failureNotice } from '../answer/failure-notice.ts'

/** Reasons have words on the screen, and so has what a schema finds; the shop's own English stands for what has neither. */
export type Fault = {
  path: string
  message: string
  key?: string
  reason?: string
  params?: Record<string, string | number>
}
export type Outcome = 'saved' | 'changed' | 'refused'

const LATE: Readonly<Record<string, MessageKey>> = { IMPORT_RUNNING: 'staff.catImport' }

/** One save at a time: done, overtaken by somebody else, or refused with what is wrong. */
export function useSaving() {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const isRunning = useRef(false)
  async function run(work: () => Promise<unknown>): Promise<Outcome> {
    // A key that is held down asks many times before this is drawn anew.
    if (isRunning.current) return 'refused'
    isRunning.current = true
    setBusy(true)
    setFaults([])
    try {
      await work()
      notify({ text: t('staff.catSaved'), tone: 'success' })
      return 'saved'
    } catch (error) {
      return tell(error)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  function tell(error: unknown): Outcome {
    const failure = error instanceof CallError ? error : new CallError({ code: 500, result: '' })
    if (failure.code === 409) return tellConflict(failure)
    if (failure.code === 404) return overtaken('staff.catGone')
    if (failure.code === 400) setFaults(faultsOf(failure))
    else notify(failureNotice(t, failure))
    return 'refused'
  }
  /** What stands in the way is told by its reason; without one, somebody else was quicker. */
  function tellConflict(failure: CallError): Outcome {
    const reasons = faultsOf(failure).filter(({ reason }) => reason)
    setFaults(reasons)
    if (reasons.length > 0) return 'refused'
    return overtaken(lateWords(failure))
  }
  function overtaken(words: MessageKey): Outcome {
    notify({ text: t(words), tone: 'warning' })
    return 'changed'
  }
  return { isBusy, faults, run, forgive: () => setFaults([]) }
}

/** What came first, where that is all there is to say. */
export const lateWords = ({ result }: CallError): MessageKey => LATE[String(result)] ?? 'staff.catOvertaken'

export function faultsOf({ meta, result }: CallError): Fault[] {
  const details = Array.isArray(meta.details) ? (meta.details as Fault[]) : []
  const known = details.filter(({ path, message }) => typeof path === 'string' && typeof message === 'string')
  return known.length > 0 ? known : [{ path: '', message: String(result) }]
}
