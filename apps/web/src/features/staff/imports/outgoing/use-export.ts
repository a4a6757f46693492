import { exportTable } from '@vitrine/contract/catalog/imports/export-table'
import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { saveFile } from '#web/lib/download/save-file.ts'

type Wish = Pick<ImportRun['options'], 'format' | 'language' | 'currency'>
type State = { kind: 'writing' | 'done'; count: number } | { kind: 'failed' }

/** Piece by piece, so that a large catalogue is one long answer nowhere. */
export function useExport() {
  const client = useClient()
  const [state, setState] = useState<State>()
  async function write(wish: Wish): Promise<void> {
    const pieces: string[] = []
    let count = 0
    setState({ kind: 'writing', count })
    for (let after: number | null = 0; after !== null; ) {
      const query: Wish & { after: number } = { ...wish, after }
      const { text, products, next } = await client.call(exportTable, { query })
      pieces.push(text)
      count += products
      after = next
      setState({ kind: 'writing', count })
    }
    saveFile(`catalogue-${wish.format}.csv`, new Blob(pieces, { type: 'text/csv;charset=utf-8' }))
    setState({ kind: 'done', count })
  }
  return {
    state,
    write: (wish: Wish) =>
      write(wish).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error
        setState({ kind: 'failed' })
      }),
  }
}
