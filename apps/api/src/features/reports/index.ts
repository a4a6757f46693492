// What went wrong in browsers, told to the shop's log.
import { reportError as reportErrorCall } from '@vitrine/contract/visit/error-report'
import type { Feature } from '#api/routing/feature.ts'
import { serve } from '#api/routing/serve.ts'
import { reportError } from './report-error.ts'

export const reportsFeature: Feature = {
  name: 'reports',
  routes: [serve(reportErrorCall, (ctx, { body, facts }) => reportError(ctx, body, facts.ip))],
}
