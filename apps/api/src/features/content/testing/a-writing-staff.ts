import type * as calls from '@vitrine/contract/content/editing'
import type { Role } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'

export const DELIVERY = { identifier: 'shipping-info', title: 'Delivery', content: '<p>One day.</p>' }
export const PAGE = 'content/page/shipping-info'
export const text = (more: Partial<calls.ContentText> = {}): calls.ContentText => ({
  ...{ title: 'Delivery', heading: '', content: '<p>Two days.</p>', meta_title: '', meta_description: '' },
  ...{ active: true, ...more },
})

type Asked = { body?: object; query?: string; as?: string | undefined; store?: string }
type Draft = { version?: number; based_on?: string; texts?: object; news_on?: string | null; as?: string }

/** A shop whose staff writes: before each test a page in three languages and a piece of news. */
export function aWritingStaff() {
  let shop: WholeShop
  let token: string
  const db = () => shop.database.db
  const tokenOf = async (name: string, roles: Role[]) => (await signInAt(shop, { name, roles })).token
  beforeAll(async () => {
    shop = await openWholeShop()
    token = await tokenOf('Petra', ['manager'])
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    for (const table of ['content_draft', 'content_version', 'cms_page', 'cms_block', 'url_path'] as const)
      await db().deleteFrom(table).execute()
    await sql`truncate audit`.execute(db())
    await db()
      .insertInto('cms_page')
      .values([
        { ...DELIVERY, language: 'en', updated_at: new Date('2026-11-20') },
        { ...DELIVERY, language: 'de', title: 'Lieferung', updated_at: new Date('2026-11-20') },
        { ...DELIVERY, language: 'uk', title: 'Доставка', updated_at: new Date('2026-11-02') },
        { ...DELIVERY, identifier: 'opening', language: 'en', title: 'Opening', news_on: '2026-01-12' },
      ])
      .execute()
  })

  async function ask(path: string, { body, query = '', as = token, store = 'us' }: Asked = {}) {
    const reply = await shop.api.app.inject({
      method: body ? 'POST' : 'GET',
      url: `/api/admin/${path}${query}`,
      headers: { 'x-vs-store-code': store, ...(as && { authorization: `Bearer ${as}` }) },
      ...(body && { payload: body }),
    })
    return { status: reply.statusCode, ...reply.json() }
  }
  const get = async (path = PAGE): Promise<calls.ContentPiece> => (await ask(path)).result
  return {
    ...{ db, tokenOf, ask, get },
    async save(
      path: string,
      { version = 0, based_on, texts = { en: text() }, news_on = null, as }: Draft = {},
    ) {
      const base = based_on ?? (await get(path)).based_on
      const state = { news_on, picture: null, texts }
      return ask(`${path}/draft`, { body: { version, based_on: base, state }, ...(as && { as }) })
    },
    publish: (path = PAGE, version = 1) => ask(`${path}/publish`, { body: { version } }),
    /** What a shopper is shown. */
    read: (identifier: string, store = 'us') =>
      shop.api.app
        .inject({
          url: `/api/ext/cms-data/cmsPageIdentifier/${identifier}`,
          headers: { 'x-vs-store-code': store },
        })
        .then((reply) => reply.json().result),
    auditLines: () =>
      db().selectFrom('audit').select(['entity', 'entity_id', 'after']).orderBy('audit_id').execute(),
  }
}
