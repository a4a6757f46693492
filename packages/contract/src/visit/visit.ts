import { z } from 'zod'
import { defineCall } from '../call.ts'

export const noteVisit = defineCall({
  id: 'url.visit',
  method: 'GET',
  path: '/api/url',
  may: 'catalog:read',
  anonymous: true,
  storeScoped: false,
  summary: 'Sent after every navigation; counted by day, nobody is followed. The answer says nothing',
  query: z.object({ page: z.string().max(2_000) }),
  reply: z.literal(true),
})
