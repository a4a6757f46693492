import type { CallParsed } from '@vitrine/contract/call'
import type { PartnerPost, savePost as saveCall } from '@vitrine/contract/partner/partner-posts'
import { myId } from '#api/access/my-id.ts'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'
import { isDuplicate } from '#api/db/database-error.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import type { Upload } from '#api/routing/serve.ts'
import { insertPhotos, withPhotos } from '../photos/keep-photos.ts'
import { keyReused } from '../read/key-reused.ts'
import { getOwnPieces, type Piece, unknownPiece } from '../read/own-pieces.ts'
import { findPosts } from './list-posts.ts'

type Said = CallParsed<typeof saveCall>['body']
type Sent = { said: Said; uploads: readonly Upload[]; store: PhotoStore }

/** From then on the piece counts as promoted, and of a set its parts do. */
export async function savePost(ctx: Context, { said, uploads, store }: Sent): Promise<PartnerPost> {
  const [piece] = await getOwnPieces(ctx, { ids: [said.item_id], pathOf: () => 'item_id' })
  if (piece?.approved !== 1) throw unknownPiece('item_id')
  const before = await savedBefore(ctx, said)
  if (before) return before
  try {
    return await withPhotos({ store, uploads }, (names) =>
      inTransaction(ctx, (ctx) => insertPost(ctx, { said, piece, names })),
    )
  } catch (error) {
    const other = isDuplicate(error) && (await savedBefore(ctx, said))
    if (other) return other
    throw error
  }
}

async function savedBefore(ctx: Context, { key, item_id, type }: Said): Promise<PartnerPost | undefined> {
  const [post] = key === undefined ? [] : await findPosts(ctx, { key })
  if (post && !(post.type === type && post.products.includes(item_id))) throw keyReused()
  return post
}

type NewPost = { said: Said; piece: Piece; names: readonly string[] }

async function insertPost(ctx: Context, { said, piece, names }: NewPost): Promise<PartnerPost> {
  await getOwnPieces(ctx, { ids: [piece.id], pathOf: () => 'item_id', lock: true })
  const { type, link, key = null } = said
  const { post_id } = await ctx.db
    .insertInto('partner_post')
    .values({ customer_id: myId(ctx), type, link, key, created_at: ctx.now() })
    .returning('post_id')
    .executeTakeFirstOrThrow()
  await ctx.db
    .insertInto('partner_post_item')
    .values([piece.id, ...piece.parts].map((promo_id) => ({ post_id, promo_id })))
    .execute()
  await insertPhotos(ctx, { names, promoId: piece.id, postId: post_id })
  const [post] = await findPosts(ctx, { id: post_id })
  if (!post) throw new Error('The post that was written is not there.')
  return post
}
