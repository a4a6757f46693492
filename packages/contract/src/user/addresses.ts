// Where a customer has things sent. Of the account, not of a store: one address serves all of them.
import { z } from 'zod'
import { IdSchema, TokenSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { AddressSchema } from '../order.ts'

export const MAX_ADDRESSES = 20

/** As an order takes it, without the mailbox: that is the account's. */
const FieldsSchema = AddressSchema.omit({ email: true })
const AddressBodySchema = FieldsSchema.strict()

const SavedAddressSchema = FieldsSchema.extend({
  id: z.number(),
  /** What the checkout starts with; of those there are, one is. */
  is_default: z.boolean(),
}).meta({ id: 'SavedAddress' })
export type SavedAddress = z.output<typeof SavedAddressSchema>

const mine = { storeScoped: true, query: z.object({ token: TokenSchema }) } as const
const changing = { ...mine, method: 'POST', may: 'account:change' } as const
const OfOneSchema = z.object({ id: IdSchema })

export const listAddresses = defineCall({
  ...mine,
  id: 'user.addresses',
  method: 'GET',
  path: '/api/user/addresses',
  may: 'account:read',
  summary: 'One’s addresses: the default one first, then the newest',
  reply: z.array(SavedAddressSchema),
})

export const addAddress = defineCall({
  ...changing,
  id: 'user.addAddress',
  path: '/api/user/addresses',
  summary:
    'Keep an address, twenty at most; the first one is the default. The same one again is the one there is',
  body: AddressBodySchema,
  reply: SavedAddressSchema,
})

export const changeAddress = defineCall({
  ...changing,
  id: 'user.changeAddress',
  path: '/api/user/addresses/:id',
  summary: 'Write one’s address anew; 404 for one that is not one’s own',
  params: OfOneSchema,
  body: AddressBodySchema,
  reply: SavedAddressSchema,
})

export const preferAddress = defineCall({
  ...changing,
  id: 'user.preferAddress',
  path: '/api/user/addresses/:id/default',
  summary: 'Start the checkout with this address; 404 for one that is not one’s own',
  params: OfOneSchema,
  reply: SavedAddressSchema,
})

export const removeAddress = defineCall({
  ...changing,
  id: 'user.removeAddress',
  path: '/api/user/addresses/:id/remove',
  summary: 'Forget an address; after the default one the newest is. 404 for one that is not one’s own',
  params: OfOneSchema,
  reply: z.literal(true),
})
