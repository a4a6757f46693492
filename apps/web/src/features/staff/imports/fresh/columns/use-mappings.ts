import {
  listImportMappings,
  removeImportMapping,
  saveImportMapping,
} from '@vitrine/contract/catalog/imports/import-mappings'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useOneAct } from '../../../writing/use-one-act.ts'
import type { Target } from '../use-new-import.ts'

export function useMappings() {
  const client = useClient()
  const { run } = useOneAct()
  const { latest, retry } = useAnswer('import mappings', () => client.call(listImportMappings))
  return {
    mappings: latest?.items ?? [],
    async save(name: string, columns: Readonly<Record<string, Target>>): Promise<void> {
      const body = { name, columns: Object.entries(columns).map(([column, target]) => ({ column, target })) }
      await client.call(saveImportMapping, { body })
      retry()
    },
    remove: (id: number) =>
      run(async () => {
        await client.call(removeImportMapping, { params: { id } })
        retry()
      }),
  }
}
