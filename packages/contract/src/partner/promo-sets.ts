import { SET_TYPE } from '@vitrine/domain/partner/products/sets'
import { z } from 'zod'
import { IdSchema, TokenSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

const MOST_PARTS = 10

/** `12,13`. */
const IdListSchema = z
  .string()
  .max(200)
  .transform((list): (string | number)[] => list.split(','))
  .pipe(z.array(IdSchema).min(1).max(MOST_PARTS))
  .meta({ example: '12,13' })

export const checkSet = defineCall({
  id: 'blogger.checkSet',
  method: 'GET',
  path: '/api/blogger/check_set',
  may: 'partner:read',
  storeScoped: false,
  summary: 'Whether these pieces are a set already, and whether they could be one: a top and a bottom',
  query: z.object({ token: TokenSchema, items: IdListSchema }),
  reply: z.object({ exists: z.boolean(), allowed: z.boolean(), set_id: z.int().nullable() }),
})

export const saveSet = defineCall({
  id: 'blogger.saveSet',
  method: 'POST',
  path: '/api/blogger/save_set',
  may: 'partner:change',
  storeScoped: false,
  summary: 'Make a set of a top and a bottom; 400 for two of one kind, 409 for a set there is already',
  query: z.object({ token: TokenSchema }),
  body: z.strictObject({
    // One of a form comes as itself.
    items: z
      .preprocess(
        (given) => (typeof given === 'string' ? [given] : given),
        z.array(IdSchema).min(1).max(MOST_PARTS),
      )
      .meta({ example: [12, 13] }),
  }),
  uploads: { field: 'images', maxFiles: 0, maxFileBytes: 0, lists: ['items'] },
  reply: z.object({ id: z.int(), type: z.literal(SET_TYPE), parts: z.array(z.int()) }),
})
