// The wishlist: a customer's own, kept on the server, merged with a guest's at sign-in, shown to others by a link, and
// written about to who wishes for that.
import { linkKey } from '#api/access/link-key.ts'
import type { Catalog } from '#api/features/catalog/index.ts'
import type { Feature } from '#api/routing/feature.ts'
import { noteWishes } from './notes/note-wishes.ts'
import { notesMail } from './notes/notes-mail.ts'
import { wishlistRoutes } from './routes.ts'

export function createWishlist({ catalog, shopSecret }: { catalog: Catalog; shopSecret: Buffer }): Feature {
  const links = linkKey(shopSecret)
  return {
    name: 'wishlist',
    routes: wishlistRoutes(catalog, links),
    jobs: [
      {
        name: 'wishlist.note',
        may: 'catalog:read',
        run: async (ctx) => ({ sent: await noteWishes(ctx, { catalog, links }) }),
      },
    ],
    schedules: [{ job: 'wishlist.note', cron: '*/10 * * * *' }],
    mails: { 'wishlist.notes': notesMail },
  }
}
