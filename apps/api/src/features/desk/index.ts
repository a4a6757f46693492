// The desk of the shop's people: which rooms open for them, what waits, and the lists they keep.
import * as desk from '@vitrine/contract/desk/desk'
import * as home from '@vitrine/contract/desk/home'
import type { Feature } from '#api/routing/feature.ts'
import { serve } from '#api/routing/serve.ts'
import { getDesk } from './get-desk.ts'
import { getNeeds } from './home/get-needs.ts'
import { getSold } from './home/get-sold.ts'
import { countViews } from './views/count-views.ts'
import { removeView, saveView } from './views/views.ts'

/** The other features say themselves what waits in their rooms, and how many stand in their lists. */
export function createDesk(features: readonly Feature[]): Feature {
  const waits = Object.assign({}, ...features.map((feature) => feature.waits ?? {}))
  const lists = Object.assign({}, ...features.map((feature) => feature.lists ?? {}))
  return {
    name: 'desk',
    routes: [
      serve(desk.getDesk, (ctx) => getDesk(ctx, waits)),
      serve(desk.countViews, (ctx, { query }) => countViews(ctx, lists, query.room)),
      serve(desk.saveView, (ctx, { body }) => saveView(ctx, body)),
      serve(desk.removeView, (ctx, { params }) => removeView(ctx, params.id)),
      serve(home.getNeeds, (ctx, { query }) => getNeeds(ctx, waits, query.store)),
      serve(home.getSold, (ctx, { query }) => getSold(ctx, query)),
    ],
  }
}
