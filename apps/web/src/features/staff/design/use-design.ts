import {
  type DesignDesk,
  discardDesignDraft,
  getDesign,
  publishDesign,
  restoreDesign,
  saveDesignDraft,
  unscheduleDesign,
} from '@vitrine/contract/design/editor'
import { CallError } from '@vitrine/contract/reply'
import type { Design } from '@vitrine/domain/design/design'
import { stableJson } from '@vitrine/domain/json/stable-json'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { whyUndecided } from '#web/lib/answer/why-undecided.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { useDraft } from '../writing/keeping/use-draft.ts'
import { useLatest } from '../writing/use-latest.ts'
import { useOneAct } from '../writing/use-one-act.ts'

/** The shop's look on the desk of whoever edits it: kept by itself, undone, published, brought back. */
export function useDesign() {
  const client = useClient()
  const t = useT()
  const [own, setDesk] = useState<DesignDesk>()
  const [typed, setTyped] = useState<Design>()
  const [conflict, setConflict] = useState<DesignDesk>()
  const { isBusy, run } = useOneAct()
  const { latest, error, retry } = useAnswer('design', () => client.call(getDesign))
  const desk = own ?? latest
  const design = typed ?? desk?.draft?.state ?? desk?.published
  const written = useUndo(design, setTyped)

  async function meet(failure: unknown, sent?: Design): Promise<DesignDesk | undefined> {
    if (!(failure instanceof CallError)) throw failure
    if (failure.code !== 409) return void notify({ text: t(whyNot(failure)), tone: 'error' })
    const now = await client.call(getDesign).catch((none) => meet(none))
    // What a closed tab has sent after all is nobody else's.
    if (sent && now?.draft && stableJson(now.draft.state) === stableJson(sent)) return now
    if (now) setConflict(now)
  }
  async function act(work: () => Promise<DesignDesk>): Promise<DesignDesk | undefined> {
    const after = await work().catch((failure) => meet(failure))
    if (after) setDesk(after)
    return after
  }
  function settle(next: Design | undefined) {
    setDesk(conflict)
    setTyped(next)
    setConflict(undefined)
  }
  const { save, isFailed } = useDraft<Design, DesignDesk>({
    ...{ name: 'design', desk, typed, setDesk, setTyped, meet, isHeld: conflict !== undefined },
    call({ draft, based_on }, state, manner) {
      const body = { version: draft?.version ?? 0, based_on, state }
      return client.call(saveDesignDraft, { body }, manner)
    },
  })
  return {
    ...{ desk, design, error, retry, conflict, isBusy, isFailed, isDirty: typed !== undefined },
    ...written,
    takeTheirs: () => settle(undefined),
    keepMine: () => settle(design && { ...design }),
    publish: (name: string, at?: string) =>
      run(async () => {
        const version = (await save())?.draft?.version
        if (version === undefined) return undefined
        return act(() => client.call(publishDesign, { body: { version, name, ...(at && { at }) } }))
      }),
    discard: () =>
      run(() => {
        setTyped(undefined)
        return act(() => client.call(discardDesignDraft, { body: { version: desk?.draft?.version ?? 0 } }))
      }),
    goBack(version_id: number) {
      const body = { version_id, based_on: desk?.based_on ?? 0 }
      return run(() => act(() => client.call(restoreDesign, { body })))
    },
    unschedule: (version_id: number) =>
      run(() => act(() => client.call(unscheduleDesign, { body: { version_id } }))),
  }
}

const STEPS = 50

function useUndo(design: Design | undefined, set: (design: Design) => void) {
  const now = useLatest(design)
  const [past, setPast] = useState<Design[]>([])
  function change(next: Design) {
    const before = now.current
    if (before) setPast((all) => [...all.slice(-STEPS), before])
    set(next)
  }
  return {
    change,
    /** What arrives late, as a picture does, is put upon what is written by then. */
    changeLate: (next: (design: Design) => Design) => now.current && change(next(now.current)),
    canUndo: past.length > 0,
    undo() {
      const last = past.at(-1)
      if (!last) return
      setPast(past.slice(0, -1))
      set(last)
    },
  }
}

function whyNot(failure: CallError) {
  const isForeign = failure.code === 403
  return (
    whyUndecided(failure) ?? (isForeign ? ('staff.designOnlyOwn' as const) : ('staff.designRefused' as const))
  )
}
