import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { listPosts as listCall, PartnerPost } from '@vitrine/contract/partner/partner-posts'
import type { PostType } from '@vitrine/domain/partner/products/promotion'
import { dayOfStore } from '@vitrine/i18n/calendar/day-of-store'
import { sql } from 'kysely'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { photoPath } from '../read/photo-path.ts'

type Page = Omit<CallParsed<typeof listCall>['query'], 'token'>
type Row = { id: number; type: PostType; link: string; at: Date; products: number[]; photos: string[] }

export async function listPosts(
  ctx: Context,
  { size, from, sort }: Page,
): Promise<CallReply<typeof listCall>> {
  const posts = await findPosts(ctx)
  if (sort === 'id:asc') posts.reverse()
  return { items: posts.slice(from, from + size), total: posts.length }
}

/** All of one partner's, the newest first; or the one with this id, or of this form. */
export async function findPosts(
  ctx: Context,
  { id, key }: { id?: number; key?: string } = {},
): Promise<PartnerPost[]> {
  const { rows } = await sql<Row>`
    select t.post_id as id, t.type, t.link, t.created_at as at,
      (select coalesce(array_agg(i.promo_id order by i.promo_id), '{}')
        from partner_post_item i where i.post_id = t.post_id) as products,
      (select coalesce(array_agg(f.name order by f.position), '{}')
        from promo_photo f where f.post_id = t.post_id) as photos
    from partner_post t where t.customer_id = ${myId(ctx)}
      and (${id ?? null}::bigint is null or t.post_id = ${id ?? null}::bigint)
      and (${key ?? null}::uuid is null or t.key = ${key ?? null}::uuid)
    order by t.post_id desc`.execute(ctx.db)
  return rows.map(({ at, photos, ...row }) => ({
    ...row,
    promoted_at: dayOfStore(at, ctx.store),
    images: photos.map(photoPath),
    created_at: at.toISOString(),
  }))
}
