import type { CallManner } from '@vitrine/contract/client'
import { type ContentPiece, type ContentState, saveContentDraft } from '@vitrine/contract/content/editing'
import { useClient } from '#web/engine/use-client.ts'
import { useKeeping } from '../../writing/keeping/use-keeping.ts'
import { uponOf } from '../../writing/keeping/use-unsent.ts'
import { type PieceOf, paramsOf, storeOf } from './piece-of.ts'

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
  async function send(manner: CallManner): Promise<ContentPiece | undefined> {
    if (!piece || !typed) return piece
    try {
      const body = {
        ...storeOf(of),
        ...{ version: piece.draft?.version ?? 0, based_on: basedOn.current ?? piece.based_on },
        state: typed,
      }
      const after = await client.call(saveContentDraft, { params: paramsOf(of), body }, manner)
      desk.setPiece(after)
      desk.setTyped((now) => (now === typed ? undefined : now))
      desk.onSaved()
      return after
    } catch (failure) {
      await desk.meet(failure)
      return undefined
    }
  }
  const { kind, identifier, store } = of
  return useKeeping(typed, {
    ...{ desk: `${kind}/${store}/${identifier}`, upon: piece && uponOf(piece), setTyped: desk.setTyped },
    ...{ isHeld: isHeld || piece === undefined, send },
  }).save
}
