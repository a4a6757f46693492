import {
  listImportMappings,
  removeImportMapping,
  saveImportMapping,
} from '@vitrine/contract/catalog/imports/import-mappings'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useOneAct } from '../../../writing/use-one-act.ts'
import type { Target } from '../use-new-import.ts'

type Kept = { columns: Readonly<Record<string, Target>>; isSeen: boolean }

export function useMappings() {
  const client = useClient()
  const { run } = useOneAct()
  const { latest, retry } = useAnswer('import mappings', () => client.call(listImportMappings))
  return {
    mappings: latest?.items ?? [],
    /** `isSeen`: what is kept under the name is to be written over. */
    async save(name: string, { columns, isSeen }: Kept): Promise<void> {
      const known = isSeen ? latest?.items.find((one) => one.name === name) : undefined
      const body = {
        ...{ name, was: known?.updated_at ?? null },
        columns: Object.entries(columns).map(([column, target]) => ({ column, target })),
      }
      await client.call(saveImportMapping, { body }).finally(retry)
    },
    remove: (id: number) =>
      run(async () => {
        await client.call(removeImportMapping, { params: { id } })
        retry()
      }),
  }
}
