import * as photos from '@vitrine/contract/partner/partner-photos'
import { listPosts as postsCall, savePost as saveCall } from '@vitrine/contract/partner/partner-posts'
import { getPartnerCounts, listPromoProducts as listCall } from '@vitrine/contract/partner/promo-product'
import { checkSet as checkCall, saveSet as saveSetCall } from '@vitrine/contract/partner/promo-sets'
import * as steps from '@vitrine/contract/partner/promo-steps'
import { getLinkCode as codeCall, getSharePicture as shareCall } from '@vitrine/contract/partner/share'
import {
  getPartner as partnerCall,
  listPartners as partnersCall,
} from '@vitrine/contract/partner/staff/promo-staff'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'
import { assortment, type Catalog } from '#api/features/catalog/index.ts'
import { qrCode } from '#api/qr-code.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { getPhoto, removePhoto } from './photos/own-photo.ts'
import { uploadPhotos } from './photos/upload-photos.ts'
import { listPosts } from './posts/list-posts.ts'
import { savePost } from './posts/save-post.ts'
import { countRooms } from './read/count-rooms.ts'
import { listPromoProducts } from './read/list-promo-products.ts'
import { checkSet } from './sets/check-set.ts'
import { saveSet } from './sets/save-set.ts'
import { type Drawing, getSharePicture } from './share/share-picture.ts'
import { getPartner } from './staff/get-partner.ts'
import { listPartners } from './staff/list-partners.ts'
import { approveProducts } from './steps/approve-products.ts'
import { archiveProduct } from './steps/archive-product.ts'
import { assignProducts } from './steps/assign-products.ts'
import { receiveOrder } from './steps/receive-order.ts'

/** To decode a photo is work; a partner with a new collection sends many. */
const ATTEMPTS = { name: 'partner-photo', times: 600, seconds: 3600 }

type Deps = { catalog: Catalog; store: PhotoStore; drawing: Drawing }

export function partnerProductRoutes({ catalog, store, drawing }: Deps): readonly ServedRoute[] {
  const reading = (ctx: Context) => assortment.reading(catalog, ctx)
  const limited = { attempts: ATTEMPTS }
  return [
    serve(listCall, (ctx, { query }) => listPromoProducts(reading(ctx), query)),
    serve(getPartnerCounts, (ctx) => countRooms(ctx)),
    serve(steps.receiveOrder, (ctx, { body }) => receiveOrder(ctx, body)),
    serve(steps.archiveProduct, (ctx, { body }) => archiveProduct(reading(ctx), body)),
    serve(steps.approveProducts, (ctx, { body }) => approveProducts(ctx, body)),
    serve(steps.assignProducts, (ctx, { body }) => assignProducts(ctx, body)),
    serve(partnersCall, async (ctx) => ({ items: await listPartners(ctx) })),
    serve(partnerCall, (ctx, { params }) => getPartner(ctx, params.id)),
    serve(checkCall, (ctx, { query }) => checkSet(ctx, query.items)),
    serve(saveSetCall, (ctx, { body }) => saveSet(ctx, body.items)),
    serve(postsCall, (ctx, { query }) => listPosts(ctx, query)),
    serve(
      saveCall,
      (ctx, { body, facts }) => savePost(ctx, { said: body, uploads: facts.uploads, store }),
      limited,
    ),
    serve(
      photos.uploadPhotos,
      (ctx, { body, facts }) => uploadPhotos(ctx, { ...body, uploads: facts.uploads, store }),
      limited,
    ),
    serve(photos.getPhoto, (ctx, { query }) => getPhoto(ctx, { path: query.path, store })),
    serve(shareCall, (ctx, { query }) => getSharePicture(reading(ctx), query, drawing)),
    serve(codeCall, (_, { query }) => qrCode(query.link)),
    serve(photos.removePhoto, (ctx, { body }) => removePhoto(ctx, { path: body.path, store })),
  ]
}
