import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { listModeration as listCall, ModeratedReview } from '@vitrine/contract/review/moderation'
import { textHints } from '@vitrine/domain/review/text-hints'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { photoAddress, uploadedName } from '../photos/photo-name.ts'
import { countLists, type ModerationRow, selectModerated, selectModeration } from './moderation-queries.ts'

/** With all that helps to judge them, so that nobody has to look it up elsewhere. */
export async function listModeration(
  ctx: Context,
  { view, after, size }: CallParsed<typeof listCall>['query'],
): Promise<CallReply<typeof listCall>> {
  assertMay(ctx, 'review:approve')
  const page = { view, after, size, language: ctx.store.language }
  const [rows, counts] = await Promise.all([selectModeration(ctx.db, page), countLists(ctx.db)])
  const shown = rows.slice(0, size)
  const next = rows.length > size ? (shown.at(-1)?.id ?? null) : null
  return { items: shown.map(toModerated), counts, next }
}

/** Whoever follows its address finds it, whatever became of it since. */
export async function getModerated(ctx: Context, id: number): Promise<ModeratedReview> {
  assertMay(ctx, 'review:approve')
  const row = await selectModerated(ctx.db, { id, language: ctx.store.language })
  if (!row) throw new ShopError('NOT_FOUND')
  return toModerated(row)
}

function toModerated(row: ModerationRow): ModeratedReview {
  const { sku, name, image, url, customer_id, reviews, rejected, bought, created_at, photos, ...said } = row
  return {
    ...said,
    created_at: created_at.toISOString(),
    photos: photos.map(({ path, is_hidden }) => ({
      ...{ path: photoAddress(path), is_hidden },
      is_own: uploadedName(path) !== undefined,
    })),
    product: { sku, name: name ?? sku, image, path: url && `/${url}` },
    writer: { has_account: customer_id !== null, reviews, rejected, order: bought },
    hints: textHints(`${row.title}\n${row.detail}\n${row.nickname}`),
  }
}
