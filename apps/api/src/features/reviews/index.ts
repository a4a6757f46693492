// What shoppers say about products. Only approved reviews are ever read here.
import { listReviews as listReviewsCall } from '@vitrine/contract/content'
import type { Feature } from '#api/routing/feature.ts'
import { serve } from '#api/routing/serve.ts'
import { listReviews } from './list-reviews.ts'

export { findApprovedReviews } from './list-reviews.ts'

export const reviewsFeature: Feature = {
  name: 'reviews',
  routes: [serve(listReviewsCall, (ctx, { query }) => listReviews(ctx, query))],
}
