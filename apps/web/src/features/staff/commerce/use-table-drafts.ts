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
  const [all, setAll] = useState<Readonly<Record<string, Drafts<Draft>>>>({})
  const [refused, setRefused] = useState<{ name: string; refusal: Refusal }>()
  const [isBusy, setBusy] = useState(false)
  const [after, setAfter] = useState<{ name: string; table: Table }>()
  const { answer, error, retry } = useAnswer(name, ask)
  const table = after?.name === name ? after.table : answer
  // What was typed into one table waits there, and is never meant for another.
  const drafts = all[name] ?? {}
  const refusal = refused?.name === name ? refused.refusal : undefined
  const setRefusal = (next: Refusal) => setRefused({ name, refusal: next })
  function clear() {
    setAll({ ...all, [name]: {} })
    setRefused(undefined)
  }
  /** What was typed while it was on its way was not sent, and stays. */
  function clearSent() {
    setAll((now) => {
      const left = Object.entries(now[name] ?? {}).filter(([key, draft]) => draft !== drafts[key])
      return { ...now, [name]: Object.fromEntries(left) }
    })
    setRefused(undefined)
  }
  async function save(): Promise<boolean> {
    if (table === undefined) return false
    const wrong = refuse(drafts, table)
    if (wrong === undefined) return sendAll(table)
    setRefusal(wrong)
    return false
  }
  async function sendAll(seen: Table): Promise<boolean> {
    setBusy(true)
    try {
      setAfter({ name, table: await send(drafts, seen) })
      clearSent()
      return true
    } catch (failure) {
      const theirs = theirsOf<Table>(failure)
      // What they made of it is shown as it stands; what was typed stays above it.
      if (theirs) setAfter({ name, table: theirs })
      setRefusal({ kind: theirs ? 'theirs' : failureOf(failure) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ table, error, retry, drafts, refusal, isBusy, save, clear },
    isDirty: Object.values(all).some((one) => Object.keys(one).length > 0),
    /** Without a draft it is as it stands; what is typed back while it is sent is one upon what will stand. */
    put(key: string, draft: Draft | undefined) {
      const { [key]: _, ...others } = drafts
      setAll({ ...all, [name]: draft === undefined ? others : { ...others, [key]: draft } })
    },
  }
}

function theirsOf<Table>(failure: unknown): Table | undefined {
  if (!(failure instanceof CallError) || failure.code !== 409) return undefined
  return failure.meta.details as Table | undefined
}

/** What got no answer may have been saved all the same. */
const failureOf = (failure: unknown): 'failed' | 'unanswered' =>
  failure instanceof CallError && failure.code === 0 ? 'unanswered' : 'failed'
