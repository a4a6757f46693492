import { exportTable } from '@vitrine/contract/catalog/imports/export-table'
import { bringImportFile } from '@vitrine/contract/catalog/imports/import-files'
import * as mappings from '@vitrine/contract/catalog/imports/import-mappings'
import * as runs from '@vitrine/contract/catalog/imports/import-runs'
import * as schedules from '@vitrine/contract/catalog/imports/import-schedules'
import * as updates from '@vitrine/contract/catalog/imports/updates'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { cancelRun } from './cancel-run.ts'
import type { FileDeps } from './files/bring-file.ts'
import { listMappings, removeMapping, saveMapping } from './mappings.ts'
import { getRun, listLines, listRuns } from './read/read-runs.ts'
import { listSchedules, removeSchedule, saveSchedule } from './schedules/schedules.ts'
import { startRun } from './start-run.ts'
import { updateNow } from './update/update-now.ts'

export const importRoutes = (deps: FileDeps): ServedRoute[] => [
  serve(bringImportFile, async (ctx, { body, facts: { uploads } }) => {
    const { bringFile } = await import('./files/bring-file.ts')
    return bringFile(ctx, deps, { body, uploads })
  }),
  serve(mappings.listImportMappings, (ctx) => listMappings(ctx)),
  serve(mappings.saveImportMapping, (ctx, { body }) => saveMapping(ctx, body)),
  serve(mappings.removeImportMapping, (ctx, { params }) => removeMapping(ctx, params.id)),
  serve(runs.startImport, (ctx, { body }) => startRun(ctx, body)),
  serve(runs.listImports, (ctx, { query }) => listRuns(ctx, query)),
  serve(runs.getImport, (ctx, { params }) => getRun(ctx, params.id)),
  serve(runs.listImportLines, (ctx, { params, query }) => listLines(ctx, params.id, query)),
  serve(runs.cancelImport, (ctx, { params }) => cancelRun(ctx, params.id)),
  serve(schedules.listImportSchedules, (ctx) => listSchedules(ctx)),
  serve(schedules.saveImportSchedule, (ctx, { body }) => saveSchedule(ctx, body)),
  serve(schedules.removeImportSchedule, (ctx, { params }) => removeSchedule(ctx, params.id)),
  serve(exportTable, async (ctx, { query }) => {
    const { exportCatalogue } = await import('./read/export-catalogue.ts')
    return exportCatalogue(ctx, query)
  }),
  serve(updates.updateImport, (ctx, { body }) => updateNow(ctx, body)),
  serve(updates.updateImportByGet, (ctx) => updateNow(ctx)),
]
