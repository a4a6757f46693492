import { z } from 'zod'
import { BeforeSchema, IdSchema, orNull, wholeNumber } from './atoms.ts'
import { defineCall } from './call.ts'

const RatingSchema = wholeNumber(1, 5)
const words = (max: number) => z.string().trim().min(1).max(max)

const ReviewSchema = z
  .object({
    id: z.number(),
    /** Missing in reviews other programs wrote without one. */
    rating: z.number().nullable(),
    title: z.string(),
    detail: z.string(),
    nickname: z.string(),
    created_at: z.string(),
    language: z.string(),
    size: z.string().nullable(),
    /** -1 runs small, 0 true to size, 1 runs large. */
    fit: z.literal([-1, 0, 1]).nullable(),
    /** Paths of pictures, as products have them. */
    photos: z.array(z.string()),
  })
  .meta({ id: 'Review' })
export type Review = z.output<typeof ReviewSchema>

const ReviewListSchema = z
  .object({
    items: z.array(ReviewSchema),
    total: z.number(),
    average: z.number(),
    histogram: z.object({ 1: z.number(), 2: z.number(), 3: z.number(), 4: z.number(), 5: z.number() }),
    /** Mean of `fit` and how many said so; null when nobody did. */
    fit: z
      .object({
        mean: z.number(),
        count: z.number(),
      })
      .nullable(),
    /** Sizes people spoke of, for the filter. */
    sizes: z.array(z.string()),
  })
  .meta({ id: 'ReviewList' })
export type ReviewList = z.output<typeof ReviewListSchema>

export const listReviews = defineCall({
  id: 'review.list',
  method: 'GET',
  path: '/api/review/list',
  may: 'review:read',
  anonymous: true,
  storeScoped: true,
  summary: 'Approved reviews of a product, newest first, with the histogram',
  query: z.object({
    product_id: IdSchema,
    rating: RatingSchema.optional(),
    size_label: z.string().max(40).optional(),
    size: wholeNumber(1, 50).default(50),
    from: wholeNumber(0, 10_000).default(0),
    before: BeforeSchema,
  }),
  reply: ReviewListSchema,
})

const FieldsSchema = z.object({
  entity_id: IdSchema,
  entity_type: z.literal('product').default('product'),
  title: words(120),
  detail: words(4_000),
  nickname: words(60),
  rating: RatingSchema,
  size: orNull(z.string().trim().max(40).optional()),
  fit: orNull(wholeNumber(-1, 1).optional()),
})
/** The form of older programs; its status and customer are not theirs to say, and it may lack a rating. */
const WrappedSchema = z.object({
  review: z.object({
    product_id: IdSchema,
    title: words(120),
    detail: words(4_000),
    nickname: words(60),
    rating: orNull(RatingSchema.optional()),
  }),
})

export const MAX_PHOTOS = 10
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024

export const createReview = defineCall({
  id: 'review.create',
  method: 'POST',
  path: '/api/review/create',
  may: 'review:create',
  storeScoped: true,
  summary: 'Write a review, with photos when sent as multipart; it waits for approval',
  body: z.union([FieldsSchema, WrappedSchema]),
  uploads: { field: 'photos', maxFiles: MAX_PHOTOS, maxFileBytes: MAX_PHOTO_BYTES },
  reply: z.object({
    id: z.number(),
    status: z.number(),
    photos: z.array(z.string()),
  }),
})
