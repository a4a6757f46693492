// What shoppers say about products. Only approved reviews are ever read; what is written waits, photos included.
import { createReview as createReviewCall, listReviews as listReviewsCall } from '@vitrine/contract/review'
import { listAwaitedReviews } from '@vitrine/contract/review/awaited'
import * as moderation from '@vitrine/contract/review/moderation'
import type { OpenPhotos } from '#api/adapters/photos/photo-store.ts'
import { sweepPhotos } from '#api/adapters/photos/sweep-photos.ts'
import type { PictureSource } from '#api/adapters/pictures/picture-source.ts'
import type { Database } from '#api/db/client.ts'
import { servePhotos } from '#api/features/media/index.ts'
import type { Feature } from '#api/routing/feature.ts'
import { countedList } from '#api/routing/lists/counted-list.ts'
import { serve } from '#api/routing/serve.ts'
import { listAwaited } from './list-awaited.ts'
import { findApprovedReviews, listReviews } from './list-reviews.ts'
import { getReviewPhoto } from './moderation/get-review-photo.ts'
import { getModerated, listModeration } from './moderation/list-moderation.ts'
import { countWaiting, reviewRows } from './moderation/moderation-queries.ts'
import { REVIEW_PHOTOS } from './photos/photo-name.ts'
import { isApprovedPhoto, selectUnknownPhotos } from './photos/photo-queries.ts'
import { reviewPhotoSource } from './photos/photo-source.ts'
import { listRatings } from './review-queries.ts'
import { createReview } from './write/create-review.ts'
import { judgeReview } from './write/judge-review.ts'

export { judgeReview } from './write/judge-review.ts'
export { listWaiting, type WaitingReview } from './write/list-waiting.ts'

/** What everybody may read: as documents, and as the stars beside a product's name. */
export const approvedReviews = { find: findApprovedReviews, ratings: listRatings }

export const reviewsFeature: Feature = {
  name: 'reviews',
  routes: [
    serve(listReviewsCall, (ctx, { query }) => listReviews(ctx, query)),
    serve(listAwaitedReviews, (ctx, { query }) => listAwaited(ctx, query)),
  ],
}

export type ReviewModerationDeps = {
  db: Database
  photos: OpenPhotos
}

/** A form mended twice for each review that one address may write, photos included each time. */
const ATTEMPTS = { name: 'review-attempt', times: 60, seconds: 3600 }

/** Where reviews are written and judged. `pictures` shows approved photos in the sizes of the media route. */
export function createReviewModeration({ db, photos }: ReviewModerationDeps): {
  feature: Feature
  pictures: PictureSource
} {
  const store = photos('review-photos')
  const feature: Feature = {
    name: 'review desk',
    routes: [
      serve(createReviewCall, (ctx, { body, facts }) => createReview(ctx, { said: body, facts, store }), {
        attempts: ATTEMPTS,
      }),
      serve(moderation.judgeReview, (ctx, { body }) => judgeReview(ctx, body)),
      serve(moderation.listModeration, (ctx, { query }) => listModeration(ctx, query)),
      serve(moderation.getModerated, (ctx, { params }) => getModerated(ctx, params.id)),
      serve(moderation.getReviewPhoto, (ctx, { query }) => getReviewPhoto(ctx, { path: query.path, store })),
    ],
    waits: {
      reviews: { may: 'review:approve', count: ({ db }) => countWaiting(db) },
    },
    lists: {
      '/admin/reviews': countedList(moderation.listModeration, (_, { view }) => reviewRows(view)),
    },
    plugin: async (app) =>
      servePhotos(app, {
        ...{ store, prefix: `/${REVIEW_PHOTOS}`, cacheControl: 'public, max-age=86400' },
        isShown: (name) => isApprovedPhoto(db, name),
      }),
    jobs: [
      {
        name: 'reviews.sweep-photos',
        may: 'data:retire',
        run: async ({ db, now }) => ({
          removed: await sweepPhotos({
            ...{ store, now: now() },
            selectUnknown: (names) => selectUnknownPhotos(db, names),
          }),
        }),
      },
    ],
    schedules: [{ job: 'reviews.sweep-photos', cron: '23 * * * *' }],
  }
  return { feature, pictures: reviewPhotoSource(db, store) }
}
