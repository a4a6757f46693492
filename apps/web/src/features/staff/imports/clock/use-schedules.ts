import {
  listImportSchedules,
  removeImportSchedule,
  saveImportSchedule,
} from '@vitrine/contract/catalog/imports/import-schedules'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useOneAct } from '../../writing/use-one-act.ts'

export function useSchedules() {
  const client = useClient()
  const { run } = useOneAct()
  const { latest, error, retry } = useAnswer('import schedules', () => client.call(listImportSchedules))
  return {
    ...{ schedules: latest?.items, error, retry },
    async save(runId: number, every: number): Promise<void> {
      await client.call(saveImportSchedule, { body: { run_id: runId, every_minutes: every } })
      retry()
    },
    remove: (id: number) =>
      run(async () => {
        await client.call(removeImportSchedule, { params: { id } })
        retry()
      }),
  }
}
