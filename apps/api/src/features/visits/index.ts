// What visitors do, counted without following anybody: from visit to order, searches in vain, how fast pages were, and
// what went wrong in browsers.
import * as desk from '@vitrine/contract/desk/visits'
import { reportError as reportErrorCall } from '@vitrine/contract/visit/error-report'
import { noteVisit } from '@vitrine/contract/visit/visit'
import { reportVitals } from '@vitrine/contract/visit/web-vitals'
import type { Catalog } from '#api/features/catalog/index.ts'
import type { Feature } from '#api/routing/feature.ts'
import { serve } from '#api/routing/serve.ts'
import { getVisits } from './get-visits.ts'
import { createVisitCounter } from './note-visit.ts'
import { reportError } from './report-error.ts'
import { sweepVisits } from './sweep-visits.ts'
import { getVitals } from './vitals/get-vitals.ts'
import { createVitalCounts } from './vitals/vital-counts.ts'

const WRITE_MS = 10_000

export function createVisits({ catalog }: { catalog: Catalog }): Feature {
  const countVisit = createVisitCounter(catalog)
  const vitals = createVitalCounts()
  return {
    name: 'visits',
    routes: [
      serve(noteVisit, (ctx, { query, facts }) => countVisit(ctx, query.page, facts)),
      serve(reportVitals, (ctx, { body }) => vitals.add(ctx, body)),
      serve(reportErrorCall, (ctx, { body, facts }) => reportError(ctx, body, facts.ip)),
      serve(desk.getVisits, (ctx, { query }) => getVisits(ctx, query)),
      serve(desk.getVitals, (ctx) => getVitals(ctx)),
    ],
    jobs: [
      {
        name: 'visits.write-vitals',
        may: 'page:read',
        run: async (ctx) => ({ written: await vitals.write(ctx) }),
      },
      { name: 'visits.sweep', may: 'data:retire', run: async (ctx) => ({ removed: await sweepVisits(ctx) }) },
    ],
    schedules: [
      { job: 'visits.write-vitals', everyMs: WRITE_MS, in: 'every process' },
      { job: 'visits.sweep', cron: '10 0 * * *' },
    ],
  }
}
