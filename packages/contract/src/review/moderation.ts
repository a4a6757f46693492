// Reviews as the shop's people see them: what waits to be read, and what became of it.
import { REJECT_REASONS } from '@vitrine/domain/review/reject-reasons'
import { TEXT_HINTS } from '@vitrine/domain/review/text-hints'
import { z } from 'zod'
import { IdSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'

export const REVIEW_LISTS = ['waiting', 'approved', 'rejected', 'photos'] as const
export type ReviewListName = (typeof REVIEW_LISTS)[number]

const moderation = { may: 'review:approve' } as const
const PathSchema = z.string().max(200)

const ModeratedReviewSchema = z
  .object({
    id: z.number(),
    /** 1 approved, 2 waiting, 3 rejected. */
    status: z.number(),
    rating: z.number().nullable(),
    title: z.string(),
    detail: z.string(),
    nickname: z.string(),
    created_at: z.string(),
    language: z.string(),
    size: z.string().nullable(),
    fit: z.literal([-1, 0, 1]).nullable(),
    /** `is_own`: uploaded with the review, and until it is approved to be had by `review.photo` alone. */
    photos: z.array(z.object({ path: z.string(), is_own: z.boolean(), is_hidden: z.boolean() })),
    product: z.object({
      sku: z.string(),
      name: z.string(),
      image: z.string().nullable(),
      path: z.string().nullable(),
    }),
    writer: z.object({
      /** Of a customer of the shop, who may have written others. */
      has_account: z.boolean(),
      reviews: z.number(),
      rejected: z.number(),
      /** The last order in which they bought it, not canceled. */
      order: z.object({ id: z.number(), number: z.string(), is_delivered: z.boolean() }).nullable(),
    }),
    hints: z.array(z.enum(TEXT_HINTS)),
    /** Another review says the same, word for word. */
    is_repeated: z.boolean(),
  })
  .meta({ id: 'ModeratedReview' })
export type ModeratedReview = z.output<typeof ModeratedReviewSchema>

export const listModeration = defineCall({
  ...moderation,
  id: 'review.moderation',
  method: 'GET',
  path: '/api/admin/reviews',
  storeScoped: true,
  summary: 'Reviews of all stores: those that wait oldest first, others newest first',
  query: z.object({
    view: z.enum(REVIEW_LISTS).default('waiting'),
    /** `next` of the page before. */
    after: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
    size: wholeNumber(1, 50).default(20),
  }),
  reply: z.object({
    items: z.array(ModeratedReviewSchema),
    counts: z.record(z.enum(REVIEW_LISTS), z.number()),
    next: z.number().nullable(),
  }),
})

export const getModerated = defineCall({
  ...moderation,
  id: 'review.moderated',
  method: 'GET',
  path: '/api/admin/reviews/:id',
  storeScoped: true,
  summary: 'One review as those who judge it see it, in whichever list it stands',
  params: z.object({ id: IdSchema }),
  reply: ModeratedReviewSchema,
})

export const judgeReview = defineCall({
  ...moderation,
  id: 'review.judge',
  method: 'POST',
  path: '/api/review/judge',
  storeScoped: false,
  summary: 'Approve (1), hold back (2) or reject (3) a review',
  body: z.object({
    id: IdSchema,
    status: wholeNumber(1, 3),
    /** The status it was seen with: of two people who judge at once, the second is told (409). */
    was: wholeNumber(1, 3).optional(),
    /** Why it is rejected; kept in the audit. */
    reason: z.enum(REJECT_REASONS).optional(),
    /** Photos that are left out when it is shown, all of them; without it nothing changes. */
    hidden: z.array(PathSchema).max(20).optional(),
    /** Those it was seen with: what somebody has left out meanwhile is not shown again unseen (409). */
    hidden_was: z.array(PathSchema).max(20).optional(),
  }),
  reply: z.object({ id: z.number(), status: z.number() }),
})

export const getReviewPhoto = defineCall({
  ...moderation,
  id: 'review.photo',
  method: 'GET',
  path: '/api/admin/reviews/photo',
  storeScoped: false,
  summary: 'A photo of a review that not everybody may see yet',
  query: z.object({
    path: PathSchema.regex(/^\/r\/[0-9a-f]{32}\.webp$/, 'is no uploaded photo').meta({
      example: `/r/${'f'.repeat(32)}.webp`,
    }),
  }),
  reply: z.object({ media_type: z.string(), picture: z.string() }),
})
