import { leaveWishlistNotes, setWishlistNotes } from '@vitrine/contract/wishlist/notes'
import {
  changeWishlist as changeCall,
  getWishlist as getCall,
  getSharedWishlist as getSharedCall,
  shareWishlist as shareCall,
  unshareWishlist as unshareCall,
} from '@vitrine/contract/wishlist/wishlist'
import type { LinkKey } from '#api/access/link-key.ts'
import type { Context } from '#api/context.ts'
import { assortment, type Catalog } from '#api/features/catalog/index.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { changeWishlist } from './change-wishlist.ts'
import { leaveNotes, setNotes } from './notes/set-notes.ts'
import { getSharedWishlist, getWishlist } from './read-wishlist.ts'
import { shareWishlist, unshareWishlist } from './share-wishlist.ts'

export function wishlistRoutes(catalog: Catalog, links: LinkKey): readonly ServedRoute[] {
  const reading = (ctx: Context) => assortment.reading(catalog, ctx)
  return [
    serve(getCall, (ctx) => getWishlist(reading(ctx))),
    serve(changeCall, (ctx, { body }) => changeWishlist(reading(ctx), body)),
    serve(shareCall, (ctx) => shareWishlist(ctx)),
    serve(unshareCall, (ctx) => unshareWishlist(ctx)),
    serve(setWishlistNotes, (ctx, { body }) => setNotes(ctx, body.on)),
    serve(leaveWishlistNotes, (ctx, { body }) => leaveNotes(ctx, links, body.token)),
    serve(getSharedCall, (ctx, { query }) => getSharedWishlist(reading(ctx), query.code)),
  ]
}
