// What a partner posts a piece with: a picture drawn for it, and a code a phone reads a link from.
import { POST_TYPES } from '@vitrine/domain/partner/products/promotion'
import { z } from 'zod'
import { IdSchema, TokenSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

export const getSharePicture = defineCall({
  id: 'blogger.sharePicture',
  method: 'GET',
  path: '/api/blogger/share_picture',
  may: 'partner:read',
  storeScoped: true,
  summary:
    'A picture of a piece, as wide and high as a profile, a story or a post; words in the language of the store',
  query: z.object({ token: TokenSchema, id: IdSchema, entity: z.enum(POST_TYPES) }),
  reply: z.object({
    filename: z.string(),
    media_type: z.string(),
    /** In base64. */
    picture: z.string(),
    width: z.int(),
    height: z.int(),
  }),
})

export const getLinkCode = defineCall({
  id: 'blogger.linkCode',
  method: 'GET',
  path: '/api/blogger/link_code',
  may: 'partner:read',
  storeScoped: false,
  summary: 'A link as a QR code: a path of dark unit squares on a square of `size`',
  query: z.object({
    token: TokenSchema,
    link: z
      .string()
      .regex(/^https?:\/\/\S+$/, 'is not a link')
      .max(500)
      .meta({ example: 'https://shop.example/us/p/LW-001?ref=mila' }),
  }),
  reply: z.object({ size: z.int(), path: z.string() }),
})
