import { moveCategory, saveCategory } from '@vitrine/contract/catalog/editing/categories'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aContext } from '#api/testing/test-context.ts'
import { writeAfterAllRead } from '#api/testing/write-after-all-read.ts'
import { moveCategory as move } from './move-category.ts'
import { editedCategories } from './testing/edited-categories.ts'

const editor = editedCategories()
const { open, tree, read, made, put } = editor

test('of two who write one category the second is told what it is now', async () => {
  const { id, version } = await read('women/dresses')
  const write = (name: string) =>
    open().ask(saveCategory, { params: { id }, body: { version, parts: { texts: { ru: { name } } } } })
  const replies = await Promise.all([write('Платья'), write('Сарафаны')])
  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 409])
  const { name } = (await read('women/dresses')).parts.texts.ru ?? {}
  expect(replies.find(({ code }) => code === 409)?.meta.details).toMatchObject([
    { path: 'version', current: { texts: { ru: { name } } } },
  ])
})

test('two moves that together would make a circle: the second is told; without the lock both would be done', async () => {
  const [a, b] = [await made(null, 'Ring a'), await made(null, 'Ring b')]
  const now = await tree()
  const under = (id: number, parent: number) => ({ id, parent, before: null, tree: now.version })
  const ask = ({ id, ...body }: ReturnType<typeof under>) =>
    open().ask(moveCategory, { params: { id }, body })
  const replies = await Promise.all([ask(under(a.id, b.id)), ask(under(b.id, a.id))])
  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 409])
  const late = replies.find(({ code }) => code === 409)
  expect(late?.meta.details).toMatchObject([{ path: 'tree', current: { version: (await tree()).version } }])
  await put('ring-a', null)
  await put('ring-b', null)
  const again = await tree()
  const lock = async () => {}
  const rights = { 'catalog:write': 'any' } as const
  const db = editor.db()
  const ada = aContext(db, { actor: { kind: 'system', job: 'command:import', rights } })
  const wish = { before: null, tree: again.version, language: 'en' as const }
  const moves = [
    { ...wish, id: a.id, parent: b.id },
    { ...wish, id: b.id, parent: a.id },
  ]
  const writers = moves.map((one) => () => move(ada, one, { lock }))
  const mutants = await writeAfterAllRead(db, { table: 'category', writers })
  expect(mutants.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  await sql`update category set parent_id = null where category_id in (${a.id}, ${b.id})`.execute(db)
})
