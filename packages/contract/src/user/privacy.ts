// What the shop knows of a customer: theirs to take along, and to have deleted.
import { z } from 'zod'
import { TokenSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { GivesUpSchema, OwedSchema } from '../partner/sums.ts'

const mine = { storeScoped: true, query: z.object({ token: TokenSchema }) } as const

export const exportData = defineCall({
  ...mine,
  id: 'user.export',
  method: 'GET',
  path: '/api/user/export',
  may: 'account:export',
  summary: 'All the shop knows of who is signed in, of all stores, for programs to read',
  reply: z.object({ made_at: z.string(), about: z.record(z.string(), z.unknown()) }),
})

export const getDeletion = defineCall({
  ...mine,
  id: 'user.deletion',
  method: 'GET',
  path: '/api/user/delete',
  may: 'account:change',
  summary: 'What is owed to whoever deletes their account, by currency, and where it goes',
  reply: z.object({ owed: z.array(OwedSchema) }),
})

export const sendDeletionCode = defineCall({
  ...mine,
  id: 'user.sendDeletionCode',
  method: 'POST',
  path: '/api/user/delete/code',
  may: 'account:change',
  summary: 'Send the code one’s account can be deleted with; 409 while orders are under way',
  body: z.strictObject({}),
  reply: z.object({ is_email: z.boolean(), contact: z.string() }),
})

export const deleteAccount = defineCall({
  ...mine,
  id: 'user.delete',
  method: 'POST',
  path: '/api/user/delete',
  may: 'account:change',
  summary:
    'Delete one’s account with the code: orders stay, without a name; every session ends. Royalties are still paid to the account named for them; 409 where none is, unless they are given up',
  body: z.strictObject({
    code: z.string().trim().min(1).max(40),
    gives_up_royalties: GivesUpSchema,
  }),
  reply: z.literal(true),
})
