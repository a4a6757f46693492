import { exportTable } from '@vitrine/contract/catalog/imports/export-table'
import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { useClient } from '#web/engine/use-client.ts'
import { useTableFile } from './use-table-file.ts'

type Wish = Pick<ImportRun['options'], 'format' | 'language' | 'currency'>

export function useExport() {
  const client = useClient()
  const { state, write } = useTableFile()
  return {
    state,
    write: (wish: Wish) =>
      write(`catalogue-${wish.format}.csv`, async (after) => {
        const { products, ...piece } = await client.call(exportTable, { query: { ...wish, after } })
        return { ...piece, count: products }
      }),
  }
}
