import * as calls from '@vitrine/contract/desk/stores'
import { assertMay } from '#api/access/assert-may.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { saveStores } from './save-stores.ts'
import { selectStores } from './select-stores.ts'

export const storeTableRoutes: ServedRoute[] = [
  serve(calls.getStoreTable, (ctx) => {
    assertMay(ctx, 'commerce:change')
    return selectStores(ctx)
  }),
  serve(calls.saveStoreTable, (ctx, { body }) => saveStores(ctx, body)),
]
