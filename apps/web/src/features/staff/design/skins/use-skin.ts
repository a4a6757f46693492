import {
  discardSkinDraft,
  getSkin,
  publishSkin,
  restoreSkin,
  type SkinDesk,
  saveSkinDraft,
} from '@vitrine/contract/design/skins'
import { CallError } from '@vitrine/contract/reply'
import { type Skin, tidySkin } from '@vitrine/domain/design/skin/skin'
import { stableJson } from '@vitrine/domain/json/stable-json'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { whyFailed } from '#web/lib/answer/why-undecided.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { useDraft } from '../../writing/keeping/use-draft.ts'
import { useOneAct } from '../../writing/use-one-act.ts'

/** What is edited: the values and what they are called. */
export type Look = { name: string; state: Skin }

/** The skin of one store on the desk of whoever edits it: kept by itself, published, brought back. */
export function useSkin(store: StoreCode) {
  const client = useClient()
  const t = useT()
  const [own, setDesk] = useState<SkinDesk>()
  const [typed, setTyped] = useState<Look>()
  const [conflict, setConflict] = useState<SkinDesk>()
  const { isBusy, run } = useOneAct()
  const { latest, error, retry } = useAnswer(`skin ${store}`, () =>
    client.call(getSkin, { params: { store } }),
  )
  const desk = own ?? latest
  const [look, isDirty] = [typed ?? (desk && lookOf(desk)), typed !== undefined]

  async function meet(failure: unknown, sent?: Look): Promise<SkinDesk | undefined> {
    if (!(failure instanceof CallError)) throw failure
    if (failure.code !== 409) return void notify({ text: t(whyNot(failure)), tone: 'error' })
    const now = await client.call(getSkin, { params: { store } }).catch((none) => meet(none))
    // What a closed tab has sent after all is nobody else's.
    if (sent && now?.draft && stableJson(lookOf(now)) === stableJson(tidy(sent))) return now
    if (now) setConflict(now)
  }
  async function act(work: () => Promise<SkinDesk>): Promise<SkinDesk | undefined> {
    const after = await work().catch((failure) => meet(failure))
    if (after) setDesk(after)
    return after
  }
  const { save, isFailed } = useDraft<Look, SkinDesk>({
    ...{ name: `skin/${store}`, desk, typed, setDesk, setTyped, meet, isHeld: conflict !== undefined },
    call({ draft, based_on }, written, manner) {
      const body = { store, version: draft?.version ?? 0, based_on, ...written }
      return client.call(saveSkinDraft, { body }, manner)
    },
  })
  function settle(next: Look | undefined) {
    setDesk(conflict)
    setTyped(next)
    setConflict(undefined)
  }
  return {
    ...{ desk, look, error, retry, conflict, isBusy, isFailed, isDirty, change: setTyped },
    takeTheirs: () => settle(undefined),
    keepMine: () => settle(look && { ...look }),
    publish: () =>
      run(async () => {
        const version = (await save())?.draft?.version
        if (version === undefined) return undefined
        return act(() => client.call(publishSkin, { body: { store, version } }))
      }),
    discard: () =>
      run(() => {
        setTyped(undefined)
        const body = { store, version: desk?.draft?.version ?? 0 }
        return act(() => client.call(discardSkinDraft, { body }))
      }),
    goBack(version_id: number) {
      const body = { store, version_id, based_on: desk?.based_on ?? 0 }
      return run(() => act(() => client.call(restoreSkin, { body })))
    },
  }
}

/** As the shop keeps it. */
const tidy = ({ name, state }: Look): Look => ({ name, state: tidySkin(state) })

const lookOf = ({ draft, name, published }: SkinDesk): Look =>
  draft ? { name: draft.name, state: draft.state } : { name, state: published }

function whyNot(failure: CallError) {
  const isPoor = failure.result === 'SKIN_POOR_CONTRAST'
  return whyFailed(failure, isPoor ? 'staff.skinPoor' : 'staff.failed')
}
