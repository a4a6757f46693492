// Imports as the staff sees them: tables brought and looked at, tried and taken by a job, followed, stopped, repeated.
// The readers and the writer are the feature's around it; they come with the first call that needs them.
import type { OpenPhotos } from '#api/adapters/photos/photo-store.ts'
import type { Feature } from '#api/routing/feature.ts'
import { customerTableRoutes } from '../customers/customer-routes.ts'
import { orderTableRoutes } from '../orders/order-table-routes.ts'
import { importRoutes } from './routes.ts'
import { startDue } from './schedules/start-due.ts'
import { sweepImports } from './sweep-imports.ts'
import { hasOpenRuns } from './work/claim-run.ts'

type Deps = { photos: OpenPhotos; shopDataDir: string }

const LOOK_MS = 1_500

export function createImports({ photos, shopDataDir }: Deps): Feature {
  const deps = { store: photos('import-files'), shopDataDir }
  return {
    name: 'imports',
    routes: [...importRoutes(deps), ...customerTableRoutes, ...orderTableRoutes],
    jobs: [
      {
        name: 'imports.run',
        may: 'catalog:import',
        run: async (ctx) => {
          if (!(await hasOpenRuns(ctx.db))) return { ran: 0 }
          const { runNext } = await import('./work/run-next.ts')
          return runNext(ctx, deps)
        },
      },
      { name: 'imports.clock', may: 'catalog:import', run: startDue },
      { name: 'imports.sweep', may: 'data:retire', run: (ctx) => sweepImports(ctx, deps.store) },
    ],
    schedules: [
      { job: 'imports.run', everyMs: LOOK_MS, in: 'each worker' },
      { job: 'imports.clock', cron: '* * * * *' },
      { job: 'imports.sweep', cron: '25 4 * * *' },
    ],
  }
}
