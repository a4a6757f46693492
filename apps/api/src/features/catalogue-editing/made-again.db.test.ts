// What a clerk sends again whose answer was lost on the way.
import { createAttribute } from '@vitrine/contract/catalog/editing/attributes'
import { createCategory } from '@vitrine/contract/catalog/editing/categories'
import { createProduct } from '@vitrine/contract/catalog/editing/products'
import { describe, expect, test } from 'vitest'
import { signInAt } from '#api/testing/sign-in-at.ts'
import { text } from './testing/a-change.ts'
import { anEditedShop, editorOf } from './testing/an-editor.ts'

const editor = anEditedShop()
type Ask = ReturnType<typeof editorOf>['ask']

const product = (code: string, name = 'Shawl') => ({
  ...{ sku: `AGAIN-${code}`, type: 'simple' as const, stock: { qty: 3 } },
  parts: { texts: { en: text(name) }, categories: ['women'] },
})
const category = (code: string, name = 'Shawls') => ({
  parent: null,
  parts: { texts: { en: { name: `${name} ${code}`, url_key: `again-${code}` } } },
})
const attribute = (code: string, name = 'Fringe') => ({
  ...{ code: `again_${code}`, kind: 'select' as const },
  parts: { labels: { en: name }, options: [{ key: null, labels: { en: 'Short' }, swatch: null }] },
})
const kinds: [
  kind: string,
  field: string,
  make: (code: string, name?: string) => (ask: Ask) => ReturnType<Ask>,
][] = [
  ['product', 'sku', (code, name) => (ask) => ask(createProduct, { body: product(code, name) })],
  [
    'category',
    'parts.texts.en.url_key',
    (code, name) => (ask) => ask(createCategory, { body: category(code, name) }),
  ],
  ['attribute', 'code', (code, name) => (ask) => ask(createAttribute, { body: attribute(code, name) })],
]
const madeLines = async (kind: string) =>
  (
    await editor
      .db()
      .selectFrom('audit')
      .select('entity_id')
      .where('entity', '=', kind)
      .where('before', 'is', null)
      .where('entity_id', 'ilike', '%again%')
      .execute()
  ).length

describe.each(kinds)('a %s sent again', (kind, field, make) => {
  const mine: Ask = (...of) => editor.open().ask(...of)

  test('after its answer was lost was called taken', async () => {
    const first = await make('lost')(mine)
    expect(first).toMatchObject({ code: 200 })
    expect(await make('lost')(mine)).toEqual(first)
  })

  test('by two presses at once is made once', async () => {
    const before = await madeLines(kind)
    const replies = await Promise.all([1, 2, 3].map(() => make('twice')(mine)))
    expect(replies.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(new Set(replies.map(({ result }) => JSON.stringify(result))).size).toBe(1)
    expect((await madeLines(kind)) - before).toBe(1)
  })

  test('with another sense, or by another clerk, is in the way, and said at its field', async () => {
    expect((await make('other')(mine)).code).toBe(200)
    const { token } = await signInAt(editor.open().shop, { name: `Max ${kind}`, roles: ['admin'] })
    const replies = [
      await make('other', 'Scarf')(mine),
      await make('other')(editorOf(editor.open().shop, token).ask),
    ]
    expect(replies.map(({ code, meta }) => [code, meta.field])).toEqual([
      [400, field],
      [400, field],
    ])
  })
})

test('a product that was changed since it was made is no longer what its clerk sent', async () => {
  const ask = () => editor.open().ask(createProduct, { body: product('changed') })
  expect((await ask()).code).toBe(200)
  await editor.open().save('AGAIN-changed', { parts: { visibility: 1 } })
  expect((await ask()).code).toBe(400)
})

test('a sku with a sign nobody sees made another product that looked the same', async () => {
  const { ask } = editor.open()
  expect(await ask(createProduct, { body: product('seen') })).toMatchObject({ code: 200 })
  const wanted = product('seen', 'Another shawl')
  const taken = await ask(createProduct, { body: wanted })
  expect(taken).toMatchObject({ code: 400 })
  expect(await ask(createProduct, { body: { ...wanted, sku: '\u200bAGAIN-se\u00aden\ufeff' } })).toEqual(
    taken,
  )
  const unseen = await ask(createProduct, { body: { ...wanted, sku: '\u200b' } })
  expect([unseen.code, JSON.stringify(unseen)]).toEqual([400, expect.stringContaining('sku')])
})
