import { beforeEach, describe, expect, test } from 'vitest'
import { aWritingStaff } from '../testing/a-writing-staff.ts'

const { db, ask, auditLines } = aWritingStaff()

describe('redirects', () => {
  const add = (more: object = {}) =>
    ask('redirects', {
      body: { language: 'en', path: '/old', target: '/linen-dress/', was: null, ...more },
    })
  beforeEach(async () => {
    const at = { language: 'en', entity_type: 'product', entity_id: 1 } as const
    await db()
      .insertInto('url_path')
      .values([
        { ...at, path: 'linen-dress' },
        { ...at, path: 'wool-cap', entity_id: 2 },
      ])
      .execute()
  })

  test('an address leads on, straight, also those that led to it', async () => {
    expect((await add({ path: 'older' })).status).toBe(200)
    await add({ path: 'old' })
    await add({ path: 'old', target: 'wool-cap', was: 'linen-dress' })
    const { result } = await ask('redirects', { query: '?q=old' })
    expect(result).toEqual({
      ...{ total: 2, next: null },
      items: [
        { language: 'en', path: 'old', target: 'wool-cap', is_dead: false },
        { language: 'en', path: 'older', target: 'linen-dress', is_dead: false },
      ],
    })
    expect((await auditLines()).at(-1)).toMatchObject({ entity: 'url_path', entity_id: 'en old' })
  })

  test('a redirect sent again because its answer was lost was called somebody else’s', async () => {
    const before = (await auditLines()).length
    const twice = (more: object) => Promise.all([add(more), add(more)])
    const replies = [...(await twice({ path: 'lost' })), await add({ path: 'lost' })]
    const over = { path: 'lost', target: 'wool-cap', was: 'linen-dress' }
    replies.push(...(await twice(over)), await add(over))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await auditLines()).length - before).toBe(2)
    expect(await add({ path: 'lost' })).toMatchObject({ status: 409, meta: { field: 'was' } })
  })

  test('page by page, none is passed over that stands behind one taken away meanwhile', async () => {
    for (const path of ['was-1', 'was-2', 'was-3', 'was-4']) await add({ path })
    const first = (await ask('redirects', { query: '?size=2' })).result
    expect([first.total, first.next]).toEqual([4, 'en:was-2'])
    await ask('redirects/remove', { body: { language: 'en', path: 'was-1', target: 'linen-dress' } })
    const rest = (await ask('redirects', { query: `?size=2&before=${first.next}` })).result
    expect(rest.items.map(({ path }: { path: string }) => path)).toEqual(['was-3', 'was-4'])
    expect([rest.total, rest.next]).toEqual([3, null])
    expect((await ask('redirects', { query: '?before=17' })).meta.field).toBe('before')
  })

  test('never to what leads on itself in that language, though somebody lives there in another', async () => {
    await db()
      .insertInto('url_path')
      .values([
        { language: 'de', path: 'kleid', entity_type: 'redirect', target: 'wool-cap' },
        { language: 'en', path: 'kleid', entity_type: 'product', entity_id: 1 },
      ])
      .execute()
    expect(await add({ language: 'de', path: 'wool-cap', target: 'kleid' })).toMatchObject({
      ...{ status: 400, meta: { field: 'target' } },
    })
    expect((await add({ language: 'ru', path: 'plate', target: 'kleid' })).status).toBe(200)
    await db()
      .insertInto('url_path')
      .values({ language: 'ru', path: 'kleid', entity_type: 'redirect', target: 'x' })
      .execute()
    const { result } = await ask('redirects', { query: '?language=ru' })
    expect(result.items).toMatchObject([
      { path: 'kleid', is_dead: true },
      { path: 'plate', is_dead: true },
    ])
  })

  test('of two who lead one address elsewhere the second is told', async () => {
    await add()
    expect(await add({ target: 'wool-cap' })).toMatchObject({ status: 409, result: 'REDIRECT_MOVED_ON' })
  })

  test.each([
    ['to itself', { path: 'linen-dress', target: 'linen-dress' }, 'target'],
    ['from where somebody lives', { path: 'wool-cap' }, 'path'],
    ['to nothing', { target: 'nowhere' }, 'target'],
    ['to another host', { target: 'https://evil.example' }, 'target'],
    ['to another host by slashes', { target: '//evil.example/x?y' }, 'target'],
    ['from a page of the shop', { path: 'cart/x' }, 'path'],
    ['in no language', { language: 'xx' }, 'language'],
  ])('never %s', async (_how, more, field) => {
    expect(await add(more)).toMatchObject({ status: 400, meta: { field } })
  })

  test('is taken away by whoever saw where it led', async () => {
    await add()
    const of = { language: 'en', path: 'old' }
    const remove = (target: string) => ask('redirects/remove', { body: { ...of, target } })
    expect([(await remove('wool-cap')).status, (await remove('linen-dress')).status]).toEqual([409, 200])
    expect((await remove('linen-dress')).status).toBe(404)
  })
})
