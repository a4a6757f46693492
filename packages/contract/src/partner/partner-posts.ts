import { isPostLink } from '@vitrine/domain/partner/products/post-link'
import { POST_TYPES } from '@vitrine/domain/partner/products/promotion'
import { z } from 'zod'
import { IdSchema, TokenSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { PHOTO_UPLOADS } from './partner-photos.ts'
import { PartnerPageSchema } from './promo-product.ts'

export const PartnerPostSchema = z
  .object({
    id: z.int(),
    promoted_at: z.string(),
    type: z.enum(POST_TYPES),
    link: z.string(),
    images: z.array(z.string()),
    /** Of a set, the set and its parts. */
    products: z.array(z.int()),
    created_at: z.string(),
  })
  .meta({ id: 'PartnerPost' })
export type PartnerPost = z.output<typeof PartnerPostSchema>

export const listPosts = defineCall({
  id: 'blogger.posts',
  method: 'GET',
  path: '/api/blogger/posts',
  may: 'partner:read',
  storeScoped: false,
  summary: 'What a partner has posted, the newest first',
  query: PartnerPageSchema,
  reply: z.object({ items: z.array(PartnerPostSchema), total: z.int() }),
})

export const savePost = defineCall({
  id: 'blogger.savePost',
  method: 'POST',
  path: '/api/blogger/save_post',
  may: 'partner:change',
  storeScoped: false,
  summary:
    'Note that a piece or a set was posted, with its link and photos; the same `key` again answers the same post',
  query: z.object({ token: TokenSchema }),
  body: z.strictObject({
    type: z.enum(POST_TYPES),
    item_id: IdSchema,
    link: z
      .string()
      .trim()
      .max(500)
      .refine((link) => link === '' || isPostLink(link), 'is no link of a network people post at')
      .default(''),
    key: z.uuid().optional(),
  }),
  uploads: PHOTO_UPLOADS,
  reply: PartnerPostSchema,
})
