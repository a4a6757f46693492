import { z } from 'zod'
import { defineCall } from '../call.ts'

export const reportError = defineCall({
  id: 'visit.error',
  method: 'POST',
  path: '/api/error-report',
  may: 'page:read',
  anonymous: true,
  storeScoped: false,
  summary: 'An error of a page in a browser, for the log; the answer says nothing',
  maxBodyBytes: 16_384,
  body: z
    .strictObject({
      /** The path of the page, without what names or impersonates somebody. */
      page: z.string().max(2_000),
      message: z.string().max(500),
      stack: z.string().max(4_000).default(''),
    })
    .meta({ example: { page: '/us/women', message: 'x is not a function', stack: 'at y (z.js:1:2)' } }),
  reply: z.literal(true),
})
