// What the shop's people write of the catalogue: products of every type, their prices, taxes and pieces, live at once and
// written by the same statements as a feed. Reading them is the feature catalog's.
import type { Feature } from '#api/routing/feature.ts'
import { catalogueEditingRoutes } from './routes.ts'
import { taxRoutes } from './taxes/tax-routes.ts'

export const catalogueEditingFeature: Feature = {
  name: 'catalogue-editing',
  routes: [...catalogueEditingRoutes, ...taxRoutes],
}
