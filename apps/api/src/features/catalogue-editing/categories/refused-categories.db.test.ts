import { createCategory } from '@vitrine/contract/catalog/editing/categories'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { editedCategories, faultOf } from './testing/edited-categories.ts'

const editor = editedCategories()
const { open, tree, idOf, read, make, made, save, put, remove, at } = editor

test('one with others below it, with products and no parent, or that a coupon speaks of stays', async () => {
  const db = editor.db()
  expect(faultOf(await remove('women', true))).toEqual([409, 'id', 'REFUSED'])
  const lonely = await made(null, 'Lonely')
  await sql`insert into royalty_rate (category_id, percent) values (${lonely.id}, 5)`.execute(db)
  expect(await remove('lonely')).toMatchObject({ code: 409, result: 'CATEGORY_IN_USE' })
  await sql`delete from royalty_rate where category_id = ${lonely.id}`.execute(db)
  await db
    .insertInto('product_category')
    .values({ product_id: await open().idOf('CAP'), category_id: lonely.id })
    .execute()
  expect(await remove('lonely', true)).toMatchObject({ code: 409, result: 'CATEGORY_HAS_PRODUCTS' })
  await db.deleteFrom('product_category').where('category_id', '=', lonely.id).execute()
  expect(await remove('lonely')).toMatchObject({ code: 200 })
  expect(await at('/lonely')).toBeUndefined()
})

test.each<[string, object, string]>([
  [
    'without an English name',
    { texts: { en: { name: ' ' }, de: { name: 'Kleider' } } },
    'parts.texts.en.name REQUIRED',
  ],
  ['with a name nobody reads', { texts: { en: { name: '!!!' } } }, 'parts.texts.en.url_key REQUIRED'],
  ['with a long name', { texts: { en: { name: 'a'.repeat(121) } } }, 'parts.texts.en.name TOO_LONG'],
  ['with a name of two lines', { texts: { en: { name: 'a\nb' } } }, 'parts.texts.en.name WRONG_FORM'],
  [
    'with a bomb',
    { texts: { en: { name: 'B', description: '<b>'.repeat(9_000) } } },
    'parts.texts.en.description TOO_LONG',
  ],
  ['called as one beside it', { texts: { en: { name: 'Dresses' } } }, 'parts.texts.en.url_key GIVEN_TWICE'],
  [
    'called as one in German',
    { texts: { en: { name: 'K' }, de: { name: 'Kleider' } } },
    'parts.texts.de.url_key GIVEN_TWICE',
  ],
  [
    'with a stranger’s picture',
    { texts: { en: { name: 'P' } }, image: '/etc/passwd' },
    'parts.image REFUSED',
  ],
  ['in an unknown language', { texts: { fr: { name: 'Robes' } } }, 'parts.texts.fr UNKNOWN_FIELD'],
])('a category %s is not made, and its field is told', async (_, parts, fault) => {
  const before = await tree()
  const reply = await open().ask(createCategory, {
    body: { parent: await idOf('women'), parts } as never,
  })
  expect(faultOf(reply)).toEqual([400, ...fault.split(' ')])
  expect(await tree()).toEqual(before)
})

test('at the top no category stands where a page or a product does', async () => {
  expect(faultOf(await make(null, 'Checkout'))).toEqual([400, 'parts.texts.en.url_key', 'GIVEN_TWICE'])
  expect(faultOf(await make(null, 'Linen dress'))).toEqual([400, 'parts.texts.en.url_key', 'GIVEN_TWICE'])
  expect(faultOf(await make(987_654, 'Nowhere'))).toEqual([400, 'parent', 'REFUSED'])
})

test('a category is not moved below itself, nor beside one of its name', async () => {
  expect(faultOf(await put('women', 'women/dresses/midi'))).toEqual([400, 'parent', 'REFUSED'])
  await make(null, 'Dresses')
  expect(faultOf(await put('dresses', 'women'))).toEqual([400, 'parent', 'GIVEN_TWICE'])
})

test('HTML of a description is made harmless', async () => {
  await save('women', { texts: { en: { description: '<p onclick="x()">Wool<script>x()</script></p>' } } })
  expect((await read('women')).parts.texts.en?.description).toBe('<p>Wool</p>')
})
