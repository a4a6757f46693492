// The wishlist: a customer's own, kept on the server, merged with a guest's at sign-in, shown to others by a link.
import type { Catalog } from '#api/features/catalog/index.ts'
import type { Feature } from '#api/routing/feature.ts'
import { wishlistRoutes } from './routes.ts'

export function createWishlist({ catalog }: { catalog: Catalog }): Feature {
  return { name: 'wishlist', routes: wishlistRoutes(catalog) }
}
