import * as calls from '@vitrine/contract/desk/taxes'
import { assertMay } from '#api/access/assert-may.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { saveTaxes } from './save-taxes.ts'
import { selectTaxes } from './select-taxes.ts'

export const taxRoutes: ServedRoute[] = [
  serve(calls.getTaxTable, (ctx) => {
    assertMay(ctx, 'commerce:change')
    return selectTaxes(ctx)
  }),
  serve(calls.saveTaxTable, (ctx, { body }) => saveTaxes(ctx, body)),
]
