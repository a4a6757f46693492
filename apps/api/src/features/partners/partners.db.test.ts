import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'

const WORDS = {
  handle: '@mila.sorel',
  link: 'https://example.com/mila',
  about: 'I photograph knitwear in daylight.',
}
let shop: WholeShop
beforeAll(async () => {
  shop = await openWholeShop([])
  await shop.database.db
    .insertInto('cms_block')
    .values([
      aBlock(
        'blogger_user_agreement',
        { version: '2026-11' },
        '<p>Share and be paid.<script>x()</script></p>',
      ),
      aBlock('blogger_privacy_policy', {}, '<p>What we keep.</p>'),
      aBlock('wiki', {
        articles: [anArticle('first'), { slug: 'no text' }, { ...anArticle('second'), parent: 'first' }],
      }),
    ])
    .execute()
})
afterAll(() => shop.close())

const anArticle = (slug: string) => ({ slug, title: `About ${slug}`, content: '<p>Words.</p>' })
const aBlock = (identifier: string, json: object, content = '') => ({
  ...{ identifier, language: 'en', store_id: 0, title: identifier, content },
  json: JSON.stringify(json) as never,
})

async function ask(path: string, { token, body }: { token?: string; body?: object } = {}) {
  const reply = await shop.api.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/${path}`,
    headers: { 'x-vs-store-code': 'us', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { payload: body }),
  })
  const { result, meta } = reply.json()
  return { status: reply.statusCode, result, meta, text: reply.body }
}
const someone = (name: string, roles: ('admin' | 'manager' | 'blogger')[] = []) =>
  signInAt(shop, { name, roles })
const atOnce = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))
const applicationsOf = async (token: string) =>
  (await ask('admin/partner-applications', { token })).result.items as { id: number; contact: string }[]

describe('becoming a partner', () => {
  test('is asked for, decided, agreed to, and told by mail', async () => {
    const { token } = await someone('mila')
    const { token: staff } = await someone('max', ['manager'])
    expect((await ask('partner/me', { token })).result).toMatchObject({ state: 'none', since: null })
    expect((await ask('partner/apply', { token, body: WORDS })).result).toMatchObject({
      ...{ state: 'waiting', handle: 'mila.sorel' },
    })
    const waiting = (await applicationsOf(staff)).find(({ contact }) => contact === 'mila@example.org')
    const path = `admin/partner-applications/${waiting?.id}/decide`
    expect((await ask(path, { token: staff, body: { approve: true } })).result).toEqual({ state: 'approved' })
    const partner = (await ask('partner/me', { token })).result
    expect(partner).toMatchObject({
      state: 'partner',
      handle: 'mila.sorel',
    })
    expect(partner.agreement).toEqual({ version: '2026-11', accepted_at: null })
    const agreed = await ask('partner/agreement', { token, body: { version: '2026-11' } })
    expect(agreed.result.agreement.accepted_at).toMatch(/^20/)
    const again = await ask('partner/agreement', { token, body: { version: '2026-11' } })
    expect(again.result.agreement).toEqual(agreed.result.agreement)
    const mails = await shop.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('topic', '=', 'partner.decided')
      .execute()
    expect(mails).toHaveLength(1)
  })

  test('one question waits at a time, however often it is sent; after a no one may ask anew', async () => {
    const { token } = await someone('nia')
    const { token: staff } = await someone('moa', ['admin'])
    const replies = await atOnce(8, () => ask('partner/apply', { token, body: WORDS }))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    const [waiting] = await applicationsOf(staff)
    const path = `admin/partner-applications/${waiting?.id}/decide`
    const unsaid = await ask(path, { token: staff, body: { approve: false } })
    expect([unsaid.status, unsaid.text]).toEqual([400, expect.stringContaining('reason')])
    await ask(path, { token: staff, body: { approve: false, reason: 'Not now.' } })
    expect((await ask('partner/me', { token })).result).toMatchObject({
      state: 'refused',
      reason: 'Not now.',
    })
    expect((await ask('partner/apply', { token, body: WORDS })).result.state).toBe('waiting')
  })

  test('of two of the staff who decide at once, one is told that it was decided', async () => {
    const { token } = await someone('ola')
    const { token: staff } = await someone('pat', ['manager'])
    await ask('partner/apply', { token, body: WORDS })
    const waiting = (await applicationsOf(staff)).find(({ contact }) => contact === 'ola@example.org')
    const path = `admin/partner-applications/${waiting?.id}/decide`
    const replies = await atOnce(6, (at) =>
      ask(path, { token: staff, body: at % 2 ? { approve: true } : { approve: false, reason: 'No.' } }),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(5)
    const won = replies.find(({ status }) => status === 200)?.result.state
    expect((await ask('partner/me', { token })).result.state).toBe(won === 'approved' ? 'partner' : 'refused')
  })

  test('a wording that has changed is not agreed to unread', async () => {
    const { token } = await someone('quy', ['blogger'])
    const { status, result } = await ask('partner/agreement', { token, body: { version: '2024-01' } })
    expect([status, result]).toEqual([409, 'AGREEMENT_CHANGED'])
  })

  test.each([
    [{ ...WORDS, link: 'javascript:alert(1)' }, 'link'],
    [{ ...WORDS, link: 'http://example.com' }, 'link'],
    [{ ...WORDS, handle: 'a b' }, 'handle'],
    [{ ...WORDS, about: 'short' }, 'about'],
    [{ ...WORDS, about: 'x'.repeat(10_000) }, 'about'],
    [{ ...WORDS, roles: ['admin'] }, 'roles'],
  ])('what makes no sense is refused by its field: %#', async (body, field) => {
    const { token } = await someone('rob')
    const { status, text } = await ask('partner/apply', { token, body })
    expect([status, text]).toEqual([400, expect.stringContaining(field)])
  })
})

describe('what partners read', () => {
  test('nobody else does, by whatever address', async () => {
    const { token } = await someone('sue')
    for (const path of ['blogger/papers/agreement', 'blogger/wiki', 'blogger/settings'])
      expect([(await ask(path)).status, (await ask(path, { token })).status]).toEqual([401, 403])
    expect((await ask('ext/cms-data/cmsBlockIdentifier/blogger_user_agreement')).status).toBe(404)
    expect((await ask('ext/cms-data/cmsBlockIdentifier/wiki')).status).toBe(404)
    expect((await ask('catalog?type=cms_block&size=150')).text).not.toContain('blogger_')
  })

  test('the cabinet has the rooms there is something in, but for those the settings close', async () => {
    const { token } = await someone('rooms', ['blogger'])
    const close = (json: object) =>
      shop.database.db
        .insertInto('cms_block')
        .values(aBlock('cms_settings', json))
        .onConflict((at) =>
          at
            .columns(['identifier', 'language', 'store_id'])
            .doUpdateSet({ json: JSON.stringify(json) as never }),
        )
        .execute()
    const rooms = async () => (await ask('partner/me', { token })).result
    expect(await rooms()).toMatchObject({
      ...{ product_choose: false, instructions_count: 2 },
      ...{ has_blogger_user_agreement: true, has_blogger_privacy_policy: true },
    })
    await close({ instructions_count: 0, has_blogger_user_agreement: false, product_choose: true })
    expect(await rooms()).toMatchObject({
      ...{ product_choose: true, instructions_count: 0, agreement: { version: '' } },
      ...{ has_blogger_user_agreement: false, has_blogger_privacy_policy: true },
    })
    const closed = ['blogger/papers/agreement', 'blogger/wiki', 'blogger/papers/privacy']
    const replies = await Promise.all(closed.map((path) => ask(path, { token })))
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 200])
    await close({})
  })

  test('the papers come without scripts, the articles in their order below their parents', async () => {
    const { token } = await someone('tia', ['blogger'])
    const { result } = await ask('blogger/papers/agreement', { token })
    expect(result.content).toBe('<p>Share and be paid.</p>')
    const wiki = (await ask('blogger/wiki', { token })).result
    expect(wiki.articles.map(({ slug, parent }: Record<string, string>) => [slug, parent])).toEqual([
      ['first', null],
      ['second', 'first'],
    ])
  })

  test('what a partner says of themselves is kept; what is not said stays', async () => {
    const { token } = await someone('uma', ['blogger'])
    await ask('blogger/settings', { token, body: { instagram: '@uma', profile_text: 'Linen.' } })
    const { result } = await ask('blogger/settings', { token, body: { show_attention_photo_modal: false } })
    expect(result).toMatchObject({
      instagram: 'uma',
      profile_text: 'Linen.',
      show_attention_photo_modal: false,
    })
    // A wish nobody acts on is none: the cabinet reads it with everything else of its partner.
    expect((await ask('partner/me', { token })).result).toMatchObject({ show_attention_photo_modal: false })
    const bad = await ask('blogger/settings', { token, body: { profile_link: 'javascript:x' } })
    expect([bad.status, bad.text]).toEqual([400, expect.stringContaining('profile_link')])
  })
})
