import { randomBytes } from 'node:crypto'
import { findStore } from '@vitrine/domain/store/find-store'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { storesOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { type Catalog, countFound, isProductAt } from '#api/features/catalog/index.ts'
import type { RequestFacts } from '#api/routing/serve.ts'
import { insertMiss, insertVisit, readSalt } from './visit-queries.ts'
import { createSeen, isProgram, visitorHash } from './visitors.ts'

const SEARCH = /^\/[a-z]+\/search\/?$/
/** Longer ones are pasted, not asked. */
const MAX_TEXT = 80
/** Somebody may have typed who they are. */
const CONTACT = /@|\d{6}/

type Facts = Pick<RequestFacts, 'ip' | 'userAgent'>

/** Counts a page somebody opened. Never fails: nobody waits for it, and a shop without its counts sells all the same. */
export function createVisitCounter(catalog: Catalog) {
  const seen = createSeen()
  const salts = new Map<string, Buffer>()

  async function saltOf({ db }: Context, day: string): Promise<Buffer> {
    const known = salts.get(day)
    if (known) return known
    const salt = await readSalt(db, day, randomBytes(32))
    salts.clear()
    salts.set(day, salt)
    return salt
  }

  async function once({ day, ip, note }: Note, task: () => Promise<void>): Promise<void> {
    if (!seen.isNew(day, ip, note)) return
    try {
      await task()
    } catch (error) {
      seen.forget(ip, note)
      throw error
    }
  }

  async function count(ctx: Context, page: string, { ip, userAgent }: Facts): Promise<void> {
    const { pathname, searchParams } = new URL(page, 'http://shop')
    const store = findStore(await storesOf(ctx), pathname.split('/', 2)[1])
    if (!store?.enabled || isProgram(userAgent)) return
    const day = ctx.now().toISOString().slice(0, 10)
    const visitor = visitorHash(await saltOf(ctx, day), { ip, userAgent })
    const who = `${store.code} ${visitor.toString('base64')}`
    const visit = { day, store_id: store.storeId, visitor }
    await once({ day, ip, note: who }, () => insertVisit(ctx.db, { ...visit, saw_product: false }))
    await once({ day, ip, note: `${who} ${pathname}` }, () =>
      notePage({ ...ctx, store }, { pathname, ...visit }),
    )
    const text = SEARCH.test(pathname) ? textOf(searchParams, store) : undefined
    if (text !== undefined)
      await once({ day, ip, note: `${who} ? ${text}` }, () => noteText({ ...ctx, store }, day, text))
  }

  async function notePage(ctx: Context, { pathname, ...visit }: PageVisit): Promise<void> {
    if (await isProductAt(ctx, pathname)) await insertVisit(ctx.db, { ...visit, saw_product: true })
  }

  async function noteText(ctx: Context, day: string, text: string): Promise<void> {
    if ((await countFound(catalog, ctx, text)) > 0) return
    await insertMiss(ctx.db, { day, store_id: ctx.store.storeId, text })
  }

  return async (ctx: Context, page: string, facts: Facts): Promise<true> => {
    await count(ctx, page, facts).catch((err: unknown) => ctx.log.warn({ err }, 'a visit was not counted'))
    return true
  }
}

type Note = { day: string; ip: string; note: string }
type PageVisit = { pathname: string; day: string; store_id: number; visitor: Buffer }

/** In small letters, as everybody who asks the same writes it. */
function textOf(query: URLSearchParams, { language }: StoreView): string | undefined {
  const text = (query.get('q') ?? '').normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase(language)
  return text === '' || text.length > MAX_TEXT || CONTACT.test(text) || text.includes('\0') ? undefined : text
}
