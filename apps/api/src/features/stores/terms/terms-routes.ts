import * as calls from '@vitrine/contract/desk/commerce'
import { assertMay } from '#api/access/assert-may.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { saveTerms } from './save-terms.ts'
import { selectTerms } from './select-terms.ts'

export const termsRoutes: ServedRoute[] = [
  serve(calls.getCommerceTerms, (ctx, { params }) => {
    assertMay(ctx, 'commerce:change')
    return selectTerms(ctx, params.store)
  }),
  serve(calls.saveCommerceTerms, (ctx, { params, body }) => saveTerms(ctx, { ...body, store: params.store })),
]
