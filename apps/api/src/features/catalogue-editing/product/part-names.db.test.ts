import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEditedShop } from '../testing/an-editor.ts'
import { selectParts } from './part-queries.ts'

let open: Awaited<ReturnType<typeof openEditedShop>>
beforeAll(async () => {
  open = await openEditedShop()
})
afterAll(() => open.shop.close())

test('what a product names is called as its reader reads it, in English where it has no such words', async () => {
  const { db } = open.shop.database
  const nameIn = async (language: 'de' | 'en' | 'zh') => (await selectParts(db, ['DRESS'], language))[0]?.name
  expect(await nameIn('de')).toBe('Leinenkleid')
  expect(await nameIn('zh')).toBe(await nameIn('en'))
  expect(await nameIn('en')).not.toBe('Leinenkleid')
})
