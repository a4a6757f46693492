import { MAX_DOWNLOAD_BYTES, uploadDownload } from '@vitrine/contract/catalog/editing/downloads'
import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { whyFailed } from '#web/lib/answer/why-undecided.ts'

export type BroughtFile = {
  id: number
  /** Of its row, wherever that is moved meanwhile. */
  at: number
  file: File
  state: 'sending' | 'arrived' | 'failed'
  /** What the shop calls it. */
  path?: string
  problem?: MessageKey
  /** What was not decided may be sent again; an empty file stays one. */
  mayAgain?: boolean
}

type Bringing = {
  /** Nothing is being saved or read anew: what arrives now stays. */
  isOpen: boolean
  /** What the shop calls them, by row. */
  onArrived(files: ReadonlyMap<number, string>): void
}

/** Files on their way to their rows, one a row. */
export function useBroughtFiles({ isOpen, onArrived }: Bringing) {
  const client = useClient()
  const ids = useRef(0)
  const [files, setFiles] = useState<readonly BroughtFile[]>([])
  const arrived = files.filter(({ state }) => state === 'arrived')
  const deliver = useEffectEvent(() => {
    setFiles((all) => all.filter((one) => !arrived.includes(one)))
    onArrived(new Map(arrived.map(({ at, path = '' }) => [at, path])))
  })
  const isDue = isOpen && arrived.length > 0
  useEffect(() => {
    if (isDue) deliver()
  }, [isDue])
  const mark = (id: number, part: Partial<BroughtFile>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))
  async function bring({ id, file }: BroughtFile): Promise<void> {
    const form = new FormData()
    form.append('file', file)
    try {
      mark(id, { state: 'arrived', path: (await client.call(uploadDownload, { body: form })).file })
    } catch (failure) {
      mark(id, { state: 'failed', ...problemOf(failure) })
    }
  }
  return {
    isUnderWay: files.some(({ state }) => state !== 'failed'),
    at: (row: number) => files.find(({ at }) => at === row),
    send(at: number, file: File): void {
      const one = judged(file, { id: ++ids.current, at })
      setFiles((all) => [...all.filter((other) => other.at !== at), one])
      if (one.state === 'sending') void bring(one)
    },
    drop: (row: number) => setFiles((all) => all.filter(({ at }) => at !== row)),
    /** Rows were moved or left out: where each is now, below zero for nowhere. */
    follow: (placeOf: (was: number) => number) =>
      setFiles((all) => all.map((one) => ({ ...one, at: placeOf(one.at) })).filter(({ at }) => at >= 0)),
  }
}

/** What the shop would not take is not sent: fifty megabytes may take a slow line minutes. */
function judged(file: File, where: Pick<BroughtFile, 'id' | 'at'>): BroughtFile {
  if (file.size > MAX_DOWNLOAD_BYTES) return { ...where, file, state: 'failed', problem: 'staff.catPicBig' }
  if (file.size === 0) return { ...where, file, state: 'failed', problem: 'staff.optFileEmpty' }
  return { ...where, file, state: 'sending' }
}

const TOO_LARGE = 413

function problemOf(failure: unknown): Pick<BroughtFile, 'problem' | 'mayAgain'> {
  const isTooLarge = failure instanceof CallError && failure.code === TOO_LARGE
  if (isTooLarge) return { problem: 'staff.catPicBig' }
  return { problem: whyFailed(failure, 'staff.stepFailed'), mayAgain: true }
}
