import type { PageMatch } from '@vitrine/contract/catalog'
import { isPageOf } from '@vitrine/domain/content/standing-pages'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { selectPages } from './cms-queries.ts'

/** Some that a text asks for, by identifier or by their own title; neither drafts nor news. */
export async function matchCmsPages(
  ctx: Pick<Context, 'db' | 'store'>,
  { named, title }: { named: readonly string[]; title: string },
): Promise<PageMatch[]> {
  const pages = await ownPages(ctx, sql`(identifier = any(${named}) or lower(title) = lower(${title}))`)
  return pages.map(({ identifier, title }) => ({ identifier, title }))
}

/** The pages a store has; a law that is not its own is none of them. */
export async function ownPages({ db, store }: Pick<Context, 'db' | 'store'>, where: RawBuilder<unknown>) {
  return (await selectPages(db, store, where)).filter(({ identifier }) => isPageOf(identifier, store))
}
