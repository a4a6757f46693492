import type { ContentPiece, ContentState } from '@vitrine/contract/content/editing'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '#web/engine/use-session.ts'
import { deviceStorage } from '#web/lib/browser-storage.ts'
import type { PieceOf } from './piece-of.ts'

type Words = { version: number; based_on: string; state: ContentState }
type Typing = {
  of: PieceOf
  piece: ContentPiece | undefined
  typed: ContentState | undefined
  setTyped(next: (before: ContentState | undefined) => ContentState | undefined): void
}

/**
 * What is typed is kept on the device until the shop has it: a tab that is closed sends it, but a browser under load lets such a
 * request go now and then. Whoever opens the piece again goes on with it, unless anybody has written since. Who leaves for
 * another page has it sent, or was asked.
 */
export function useUnsent({ of, piece, typed, setTyped }: Typing): void {
  const key = keyOf(useSession().customer, of)
  const [version, based_on] = [piece?.draft?.version ?? 0, piece?.based_on]
  const goOn = useEffectEvent(() => {
    const words = wordsIn(deviceStorage.read(key))
    if (words?.version === version && words.based_on === based_on) setTyped((now) => now ?? words.state)
  })
  const isThere = piece !== undefined
  useEffect(() => {
    if (!isThere) return
    goOn()
    return () => deviceStorage.write(key, null)
  }, [key, isThere])
  useEffect(() => {
    if (isThere) deviceStorage.write(key, typed ? JSON.stringify({ version, based_on, state: typed }) : null)
  }, [key, isThere, version, based_on, typed])
}

/** For nobody else who uses the device. */
const keyOf = (customer: string | null | undefined, { kind, identifier, store }: PieceOf) =>
  `shop/unsent/${customer}/${kind}/${store}/${identifier}`

function wordsIn(text: string | null | undefined): Words | null {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
