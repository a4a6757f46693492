import {
  type ContentPiece,
  discardContentDraft,
  publishContent,
  restoreContent,
} from '@vitrine/contract/content/editing'
import { useClient } from '#web/engine/use-client.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { useOneAct } from '../../writing/use-one-act.ts'
import { paramsOf, storeOf } from './piece-of.ts'
import type { Desk } from './use-saved-draft.ts'

type ActsOf = Pick<Desk, 'of' | 'piece' | 'basedOn' | 'setPiece' | 'setTyped' | 'meet'> & {
  save(): Promise<ContentPiece | undefined>
}

export function usePieceActs({ of, piece, basedOn, setPiece, setTyped, meet, save }: ActsOf) {
  const t = useT()
  const client = useClient()
  const { isBusy, run } = useOneAct()

  async function act(work: () => Promise<ContentPiece | undefined>): Promise<boolean> {
    const after = await run(() => work().catch(meet))
    if (!after) return false
    basedOn.current = after.based_on
    setPiece(after)
    return true
  }
  const params = paramsOf(of)
  const at = (version = 0) => ({ params, body: { ...storeOf(of), version } })
  return {
    isBusy,
    publish: async () => {
      const isDone = await act(async () => {
        const saved = await save()
        return saved?.draft ? client.call(publishContent, at(saved.draft.version)) : undefined
      })
      if (isDone) notify({ text: t('staff.contentPublishedNow'), tone: 'success' })
    },
    discard: () =>
      act(() => {
        setTyped(() => undefined)
        return client.call(discardContentDraft, at(piece?.draft?.version))
      }),
    goBack: (version_id: number) => {
      const body = { ...storeOf(of), version_id, based_on: piece?.based_on ?? '' }
      return act(() => client.call(restoreContent, { params, body }))
    },
  }
}
