import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { createReview as createReviewCall } from '@vitrine/contract/review'
import { REVIEW_STATUS } from '@vitrine/domain/review/review-status'
import { sql } from 'kysely'
import { dropPhotos, newPhotoName, type PhotoStore } from '#api/adapters/photos/photo-store.ts'
import { type Context, customerIdOf } from '#api/context.ts'
import { isDuplicate } from '#api/db/database-error.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { isShownSql } from '#api/db/rules/product-rules.ts'
import { ShopError } from '#api/errors.ts'
import { makePhoto } from '#api/features/media/index.ts'
import { returnAllowance, spendAllowance } from '#api/limits/spend-allowance.ts'
import type { RequestFacts } from '#api/routing/serve.ts'
import { photoPath } from '../photos/photo-name.ts'
import { insertPhotos } from '../photos/photo-queries.ts'

type Said = CallParsed<typeof createReviewCall>['body']
export type NewReview = { said: Said; facts: Pick<RequestFacts, 'ip' | 'uploads'>; store: PhotoStore }

const BY_ONE_ADDRESS = { name: 'review', times: 20, seconds: 3600 }
const OF_ONE_PRODUCT = { name: 'review-product', times: 4, seconds: 86_400 }

/** It waits for approval, whatever the writer says of its status. Photos first, then the row that names them. */
export async function createReview(
  ctx: Context,
  { said, facts, store }: NewReview,
): Promise<CallReply<typeof createReviewCall>> {
  const review = plainly(said)
  await spendAllowance(ctx.db, BY_ONE_ADDRESS, facts.ip)
  await spendAllowance(ctx.db, OF_ONE_PRODUCT, [facts.ip, review.productId])
  const productId = await getReviewed(ctx, review.productId)
  const paths = facts.uploads.map(({ path }) => path)
  const names = await keepPhotos(store, paths).catch(async (error: unknown) => {
    // A store that is away is not the shopper's fault, who is asked to come again.
    if (!(error instanceof ShopError) || error.status >= 500) {
      await returnAllowance(ctx.db, BY_ONE_ADDRESS, facts.ip)
      await returnAllowance(ctx.db, OF_ONE_PRODUCT, [facts.ip, review.productId])
    }
    throw error
  })
  try {
    const id = await insertReview(ctx, { ...review, productId, names })
    return { id, status: REVIEW_STATUS.waiting, photos: names.map((name) => `/${photoPath(name)}`) }
  } catch (error) {
    await dropPhotos(store, names)
    if (isDuplicate(error)) throw new ShopError('CONFLICT', { message: 'REVIEW_EXISTS' })
    throw error
  }
}

type Plain = {
  productId: number
  title: string
  detail: string
  nickname: string
  rating: number | null
  size: string | null
  fit: number | null
}

function plainly(said: Said): Plain {
  if ('review' in said) {
    const { product_id: productId, rating = null, ...words } = said.review
    return { ...words, productId, rating, size: null, fit: null }
  }
  const { entity_id: productId, entity_type: _, size = null, fit = null, ...words } = said
  return { ...words, productId, size, fit }
}

/** A variant is spoken of on the page of its parent; what the shop does not show cannot be spoken of. */
async function getReviewed({ db }: Context, productId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select p.product_id as id from product p
    left join product_variant v on v.child_id = ${productId}
    where p.product_id = coalesce(v.parent_id, ${productId}) and ${isShownSql('p')}
    order by p.product_id limit 1`.execute(db)
  const [found] = rows
  if (!found) throw new ShopError('PRODUCT_NOT_FOUND')
  return found.id
}

/** All of them or none. */
async function keepPhotos(store: PhotoStore, paths: readonly string[]): Promise<string[]> {
  const names: string[] = []
  try {
    for (const path of paths) {
      const photo = await makePhoto(path, { field: 'photos' })
      const name = newPhotoName()
      await store.keep(name, photo)
      names.push(name)
    }
    return names
  } catch (error) {
    await dropPhotos(store, names)
    throw error
  }
}

function insertReview(
  ctx: Context,
  { names, ...review }: Plain & { names: readonly string[] },
): Promise<number> {
  const { store, now } = ctx
  return inTransaction(ctx, async ({ db }) => {
    const { review_id } = await db
      .insertInto('review')
      .values({
        product_id: review.productId,
        rating: review.rating,
        title: review.title,
        detail: review.detail,
        nickname: review.nickname,
        size_label: review.size,
        fit: review.fit as -1 | 0 | 1 | null,
        language: store.language,
        customer_id: customerIdOf(ctx),
        status: REVIEW_STATUS.waiting,
        created_at: now(),
      })
      .returning('review_id')
      .executeTakeFirstOrThrow()
    await insertPhotos(db, review_id, names)
    return review_id
  })
}
