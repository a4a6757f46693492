import { type ContentPiece, type ContentState, saveContentDraft } from '@vitrine/contract/content/editing'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { type PieceOf, paramsOf, storeOf } from './piece-of.ts'

/** A draft is kept so long after the last letter. */
const REST_MS = 900

export type Desk = {
  of: PieceOf
  piece: ContentPiece | undefined
  /** What is not kept yet. */
  typed: ContentState | undefined
  basedOn: { current: string | undefined }
  setPiece(piece: ContentPiece): void
  setTyped(next: (before: ContentState | undefined) => ContentState | undefined): void
  /** What could not be done, and why. */
  meet(failure: unknown): Promise<void>
}

type Saving = Desk & { isHeld: boolean; onSaved(): void }

/** Kept by itself, one after the other; answers how to keep it at once. */
export function useSavedDraft({ of, piece, typed, basedOn, isHeld, ...desk }: Saving) {
  const client = useClient()
  const running = useRef<Promise<ContentPiece | undefined>>(undefined)

  async function send(): Promise<ContentPiece | undefined> {
    if (!piece || !typed) return piece
    try {
      const after = await client.call(saveContentDraft, {
        params: paramsOf(of),
        body: {
          ...storeOf(of),
          ...{ version: piece.draft?.version ?? 0, based_on: basedOn.current ?? piece.based_on },
          state: typed,
        },
      })
      desk.setPiece(after)
      desk.setTyped((now) => (now === typed ? undefined : now))
      desk.onSaved()
      return after
    } catch (failure) {
      await desk.meet(failure)
      return undefined
    }
  }
  async function save(): Promise<ContentPiece | undefined> {
    if (running.current) return running.current
    running.current = send().finally(() => {
      running.current = undefined
    })
    return running.current
  }
  const keep = useEffectEvent(() => void save())
  useEffect(() => {
    if (typed === undefined || isHeld || piece === undefined) return
    const timer = setTimeout(() => keep(), REST_MS)
    return () => clearTimeout(timer)
  }, [typed, piece, isHeld])
  return save
}
