import type { News } from '@vitrine/contract/content'
import { dayOfStore } from '@vitrine/i18n/calendar/day-of-store'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { type NewsRow, selectNews } from './cms-queries.ts'
import { emptyResult } from './empty-result.ts'
import { sanitizeContent } from './sanitize.ts'

type Page = { size: number; from: number }

/** Newest first. What lies in the future is not news yet. */
export async function listNews(
  ctx: Context,
  { size, from }: Page,
): Promise<{ items: News[]; total: number }> {
  const all = await findNews(ctx)
  return { items: all.slice(from, from + size), total: all.length }
}

export async function getNews(ctx: Context, identifier: string): Promise<News> {
  const [row] = await selectNews(ctx.db, ctx.store, sql`identifier = ${identifier} and ${isOut(ctx)}`)
  return row ? clean(row) : emptyResult()
}

/** All of it, as documents of the catalogue search. */
export async function findNews(ctx: Context): Promise<News[]> {
  return Promise.all((await selectNews(ctx.db, ctx.store, isOut(ctx))).map(clean))
}

/** From midnight of the store it is read in. */
const isOut = ({ now, store }: Context) => sql`news_on <= ${dayOfStore(now(), store)}::date`

async function clean(row: NewsRow): Promise<News> {
  return { ...row, body: await sanitizeContent(row.body) }
}
