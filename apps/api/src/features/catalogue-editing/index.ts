// What the shop's people write of the catalogue: products of every type, their prices, taxes and pieces, the
// tree of categories, attributes; live at once, by the same statements as a feed. Reading them is the feature catalog's.
import type { Feature } from '#api/routing/feature.ts'
import { attributeRoutes } from './attributes/attribute-routes.ts'
import { categoryRoutes } from './categories/category-routes.ts'
import { catalogueEditingRoutes } from './routes.ts'
import { taxRoutes } from './taxes/tax-routes.ts'

export const catalogueEditingFeature: Feature = {
  name: 'catalogue-editing',
  routes: [...catalogueEditingRoutes, ...categoryRoutes, ...attributeRoutes, ...taxRoutes],
}
