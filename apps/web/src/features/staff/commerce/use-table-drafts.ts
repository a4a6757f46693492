import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import type { Refusal } from './save-parts.tsx'

/** What was made of rows or cells and is not saved, by their keys. */
export type Drafts<Draft> = Readonly<Record<string, Draft>>

type Editing<Table, Draft> = {
  /** Names the table; another one has another. */
  name: string
  ask(): Promise<Table>
  /** What would be refused anyway. */
  refuse(drafts: Drafts<Draft>, table: Table): Refusal | undefined
  /** Told which version was seen; answers the table as it stands afterwards. */
  send(drafts: Drafts<Draft>, table: Table): Promise<Table>
}

/** A table of terms as it stands, what was made of it, and one save for all of it. */
export function useTableDrafts<Table, Draft>({ name, ask, refuse, send }: Editing<Table, Draft>) {
  const [drafts, setDrafts] = useState<Drafts<Draft>>({})
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const [after, setAfter] = useState<{ name: string; table: Table }>()
  const { answer, error, retry } = useAnswer(name, ask)
  const table = after?.name === name ? after.table : answer
  function clear() {
    setDrafts({})
    setRefusal(undefined)
  }
  async function save(): Promise<boolean> {
    if (table === undefined) return false
    const refused = refuse(drafts, table)
    if (refused === undefined) return sendAll(table)
    setRefusal(refused)
    return false
  }
  async function sendAll(seen: Table): Promise<boolean> {
    setBusy(true)
    try {
      setAfter({ name, table: await send(drafts, seen) })
      clear()
      return true
    } catch (failure) {
      const theirs = theirsOf<Table>(failure)
      // What they made of it is shown as it stands; what was typed stays above it.
      if (theirs) setAfter({ name, table: theirs })
      setRefusal({ kind: theirs ? 'theirs' : 'failed' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ table, error, retry, drafts, refusal, isBusy, save, clear },
    /** Without a draft it is as it stands. */
    put(key: string, draft: Draft | undefined) {
      const { [key]: _, ...others } = drafts
      setDrafts(draft === undefined ? others : { ...others, [key]: draft })
    },
  }
}

function theirsOf<Table>(failure: unknown): Table | undefined {
  if (!(failure instanceof CallError) || failure.code !== 409) return undefined
  return failure.meta.details as Table | undefined
}
