import { type ContentPiece, type ContentState, getContent } from '@vitrine/contract/content/editing'
import { CallError } from '@vitrine/contract/reply'
import { useRef, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { type PieceOf, paramsOf, storeOf } from './piece-of.ts'
import { refusalText, startOf, unpublished } from './piece-state.ts'
import { usePieceActs } from './use-piece-acts.ts'
import { useSavedDraft } from './use-saved-draft.ts'

/** One piece as it is being written: kept by itself, told when somebody else writes at it, published when asked. */
export function usePiece(of: PieceOf) {
  const t = useT()
  const client = useClient()
  const [own, setPiece] = useState<ContentPiece>()
  const [typed, setTyped] = useState<ContentState>()
  const [conflict, setConflict] = useState<ContentPiece>()
  const [isFailed, setFailed] = useState(false)
  const read = () => client.call(getContent, { params: paramsOf(of), query: storeOf(of) })
  const { latest, error, retry } = useAnswer(JSON.stringify(of), read)
  const piece = own ?? latest
  const state = typed ?? (piece && startOf(piece, of))
  // What somebody else published since the piece was opened is not silently agreed to.
  const basedOn = useRef<string>(undefined)
  basedOn.current ??= piece?.based_on

  async function meet(failure: unknown): Promise<void> {
    setFailed(true)
    if (!(failure instanceof CallError)) throw failure
    if (failure.code !== 409) return void notify({ text: refusalText(t, failure), tone: 'error' })
    await read().then(settleOrAsk, meet)
  }
  /** What a closed tab has sent after all is nobody else's. */
  function settleOrAsk(now: ContentPiece): void {
    const isOwn = typed && now.draft && unpublished({ published: now.draft.state }, typed).length === 0
    if (!isOwn) return void setConflict(now)
    setPiece(now)
    setTyped(undefined)
    setFailed(false)
  }
  const desk = { of, piece, typed, basedOn, setPiece, setTyped, meet }
  const save = useSavedDraft({ ...desk, isHeld: conflict !== undefined, onSaved: () => setFailed(false) })
  const acts = usePieceActs({ ...desk, save })
  const overtaken = conflict ?? (typed === undefined && piece?.draft?.is_overtaken ? piece : undefined)

  function settle(next: ContentState | undefined): void {
    if (!overtaken) return
    basedOn.current = overtaken.based_on
    setPiece(overtaken)
    setConflict(undefined)
    setTyped(next)
  }
  return {
    ...{ piece, state, error, retry, isFailed, conflict: overtaken, isDirty: typed !== undefined },
    change: (next: ContentState) => setTyped(next),
    /** What is published where a draft fell behind it, else the other's draft. */
    takeTheirs: () => settle(conflict?.draft ? undefined : (overtaken?.published ?? undefined)),
    keepMine: () => settle(state && { ...state }),
    ...acts,
  }
}
