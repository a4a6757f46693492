// A shop whose look an owner and a partner work at, begun anew before each test.
import type { DesignDesk } from '@vitrine/contract/design/editor'
import type { Role } from '@vitrine/domain/access/roles'
import type { Design, Slide } from '@vitrine/domain/design/design'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { json } from '#api/db/json.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'

/** By name; nobody is a guest. */
type Who = 'owner' | 'partner' | 'manager' | 'nobody'
type Asked = { body?: object; as?: Who; store?: string }

const PEOPLE: readonly [Who, string, Role][] = [
  ['owner', 'Jonas', 'admin'],
  ['partner', 'Mila', 'blogger'],
  ['manager', 'Petra', 'manager'],
]

/** Opens it for the tests of a file, and closes it after them. */
export function openDesign() {
  let shop: WholeShop
  const tokens: Partial<Record<Who, string>> = {}
  beforeAll(async () => {
    shop = await openWholeShop()
    for (const [who, name, role] of PEOPLE)
      tokens[who] = (await signInAt(shop, { name, roles: [role] })).token
  })
  afterAll(() => shop.close())
  beforeEach(() => beginAnew(shop))

  async function ask(path: string, { body, as = 'owner', store = 'us' }: Asked = {}) {
    const token = tokens[as]
    const reply = await shop.api.app.inject({
      method: body ? 'POST' : 'GET',
      url: `/api/admin/${path}`,
      headers: { 'x-vs-store-code': store, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { payload: body }),
    })
    return { status: reply.statusCode, ...reply.json() }
  }
  const desk = async (as: Who = 'owner'): Promise<DesignDesk> => (await ask('design', { as })).result
  /** The slides of the front page as shoppers of a store get them. */
  async function shown(store = 'us'): Promise<Record<string, unknown>[]> {
    const reply = await shop.api.app.inject({
      url: '/api/ext/cms-data/cmsBlockIdentifier/cms_settings',
      headers: { 'x-vs-store-code': store },
    })
    return reply.json().result.json.main_slider
  }
  const titles = async (store?: string) => (await shown(store)).map(({ title }) => title)
  /** Saves a draft of what is published, with these slides behind it. */
  async function draft(
    slides: Slide[],
    { version = 0, as = 'owner', based_on }: { version?: number; as?: Who; based_on?: number } = {},
  ) {
    const { published, based_on: live } = await desk(as)
    const state = withMain(published, [...published.sliders.main, ...slides])
    return ask('design/draft', { as, body: { version, based_on: based_on ?? live, state } })
  }
  const publish = (version = 1, more: object = {}) => ask('design/publish', { body: { version, ...more } })
  return { shop: () => shop, token: () => tokens.owner ?? '', ask, desk, shown, titles, draft, publish }
}

async function beginAnew({ database: { db } }: WholeShop): Promise<void> {
  for (const table of ['design_draft', 'design_version', 'cms_block'] as const)
    await db.deleteFrom(table).execute()
  await sql`truncate audit`.execute(db)
  const main = (title: string) => ({
    main_slider: [{ img: 'a.webp', title, link: '/coats' }],
    phone_display: '1',
  })
  await db
    .insertInto('cms_block')
    .values([
      { identifier: 'cms_settings', language: 'en', json: json(main('Coats')) },
      { identifier: 'cms_settings', language: 'de', json: json(main('Mäntel')) },
    ])
    .execute()
}

export const words = (title: string, link = '/new-in') => ({ title, text: '', button: '', link, alt: '' })

export const aSlide = (title: string, more: Partial<Slide> = {}): Slide => ({
  ...{ id: 's-new', by: null, pictures: [{ path: 'b.webp', focus: [30, 70] }], light_bg: true, stores: [] },
  ...{ from: null, until: null, is_hidden: false, category_key: null, texts: { en: words(title) } },
  ...more,
})

const withMain = ({ sliders, ...rest }: Design, main: Slide[]): Design => ({
  ...rest,
  sliders: { ...sliders, main },
})
