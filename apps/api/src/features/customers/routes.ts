import * as calls from '@vitrine/contract/people/customer'
import { listCustomers as listCall } from '@vitrine/contract/people/customer-list'
import * as notes from '@vitrine/contract/people/notes'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { getCustomer } from './get-customer.ts'
import { listCustomers } from './list/list-customers.ts'
import { addNote, removeNote } from './notes/notes.ts'
import { signCustomerOut } from './sign-out.ts'

export const customerRoutes: ServedRoute[] = [
  serve(listCall, (ctx, { query }) => listCustomers(ctx, query)),
  serve(calls.getCustomer, (ctx, { params }) => getCustomer(ctx, params.id)),
  serve(calls.signCustomerOut, async (ctx, { params }) => {
    await signCustomerOut(ctx, params.id)
    return getCustomer(ctx, params.id)
  }),
  serve(notes.addCustomerNote, async (ctx, { params, body }) => ({
    items: await addNote(ctx, { customerId: params.id }, body.words),
  })),
  serve(notes.removeCustomerNote, async (ctx, { params }) => ({
    items: await removeNote(ctx, { customerId: params.id }, params.note),
  })),
]
