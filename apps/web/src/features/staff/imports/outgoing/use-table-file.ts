import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { saveFile } from '#web/lib/download/save-file.ts'

export type Piece = { text: string; count: number; next: number | null }
type State = { kind: 'writing' | 'done'; count: number } | { kind: 'failed' }

/** A table fetched piece by piece, so that a large one is one long answer nowhere, and saved as one file. */
export function useTableFile() {
  const [state, setState] = useState<State>()
  async function write(name: string, pieceAfter: (after: number) => Promise<Piece>): Promise<void> {
    const texts: string[] = []
    let count = 0
    setState({ kind: 'writing', count })
    for (let after: number | null = 0; after !== null; ) {
      const piece: Piece = await pieceAfter(after)
      texts.push(piece.text)
      count += piece.count
      after = piece.next
      setState({ kind: 'writing', count })
    }
    saveFile(name, new Blob(texts, { type: 'text/csv;charset=utf-8' }))
    setState({ kind: 'done', count })
  }
  return {
    state,
    write: (...asked: Parameters<typeof write>) =>
      write(...asked).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error
        setState({ kind: 'failed' })
      }),
  }
}
