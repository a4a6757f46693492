import * as calls from '@vitrine/contract/user/addresses'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { addAddress, changeAddress, listAddresses, preferAddress, removeAddress } from './own-addresses.ts'

export const addressRoutes: ServedRoute[] = [
  serve(calls.listAddresses, (ctx) => listAddresses(ctx)),
  serve(calls.addAddress, (ctx, { body }) => addAddress(ctx, body)),
  serve(calls.changeAddress, (ctx, { params, body }) => changeAddress(ctx, { id: params.id, address: body })),
  serve(calls.preferAddress, (ctx, { params }) => preferAddress(ctx, params.id)),
  serve(calls.removeAddress, (ctx, { params }) => removeAddress(ctx, params.id)),
]
