import { saveAttribute } from '@vitrine/contract/catalog/editing/attributes'
import { expect, test } from 'vitest'
import { aContext } from '#api/testing/test-context.ts'
import { writeAfterAllRead } from '#api/testing/write-after-all-read.ts'
import { saveAttribute as save } from './save-attribute.ts'
import { editedAttributes, faultOf } from './testing/edited-attributes.ts'

const editor = editedAttributes()
const { open, list, read, make, write } = editor

test.each<[string, { code: string; [more: string]: unknown }, unknown[]]>([
  ['that is there', { code: 'color' }, ['code', 'GIVEN_TWICE', 'CODE_TAKEN']],
  ['called as a field of the shop', { code: 'final_price' }, ['code', 'REFUSED', 'CODE_RESERVED']],
  ['called as a flag', { code: 'sale' }, ['code', 'REFUSED', 'CODE_RESERVED']],
  ['called as a parameter', { code: 'page' }, ['code', 'REFUSED', 'CODE_RESERVED']],
  ['called as keys are asked for', { code: 'lace_key' }, ['code', 'REFUSED', 'CODE_RESERVED']],
  ['called as all filters', { code: 'is_filterable' }, ['code', 'REFUSED', 'CODE_RESERVED']],
  ['with a hostile code', { code: 'a";drop' }, ['code', 'WRONG_FORM', undefined]],
  ['of an unknown kind', { code: 'lace', kind: 'date' }, ['kind', 'NOT_ONE_OF', undefined]],
  [
    'without an English name',
    { code: 'lace', parts: { labels: { de: 'Spitze' } } },
    ['parts.labels.en', 'REQUIRED', 'NAME_MISSING'],
  ],
  [
    'of two lines',
    { code: 'lace', parts: { labels: { en: 'a\nb' } } },
    ['parts.labels.en', 'WRONG_FORM', undefined],
  ],
  [
    'to filter by a text',
    { code: 'lace', kind: 'text', parts: { labels: { en: 'Lace' }, is_filterable: true } },
    ['parts.is_filterable', 'REFUSED', 'NO_OPTIONS'],
  ],
  [
    'of numbers with options',
    {
      code: 'lace',
      kind: 'number',
      parts: { labels: { en: 'Lace' }, options: [{ key: null, labels: { en: 'x' }, swatch: null }] },
    },
    ['parts.options', 'REFUSED', 'KIND_HAS_NONE'],
  ],
  [
    'with two options of one name',
    {
      code: 'lace',
      parts: {
        labels: { en: 'Lace' },
        options: ['Fine', 'fine'].map((en) => ({ key: null, labels: { en }, swatch: null })),
      },
    },
    ['parts.options.0.labels.en', 'GIVEN_TWICE', 'LABEL_TWICE'],
  ],
  [
    'with a stranger’s option',
    {
      code: 'lace',
      parts: { labels: { en: 'Lace' }, options: [{ key: 'red', labels: { en: 'x' }, swatch: null }] },
    },
    ['parts.options.0.key', 'REFUSED', 'OPTION_UNKNOWN'],
  ],
])('an attribute %s is not made, and its field is told', async (_, { code, ...more }, fault) => {
  const before = await list()
  expect(faultOf(await make(code, more))).toEqual([400, ...fault])
  expect(await list()).toEqual(before)
})

test('as it stands every attribute is taken, and nothing is written down', async () => {
  const db = editor.db()
  const version = () => db.selectFrom('catalogue_generation').select(['current', 'attributes']).execute()
  const before = await version()
  for (const { code } of (await list()).items)
    expect(await write(code, (await read(code)).parts)).toMatchObject({ code: 200 })
  expect(await version()).toEqual(before)
})

test('of two who write one attribute the second is told what it is now; without the lock both would be done', async () => {
  const { id, version, parts } = await read('gender')
  const wish = (ru: string) => ({ version, parts: { labels: { ...parts.labels, ru } } })
  const ask = (ru: string) => open().ask(saveAttribute, { params: { id }, body: wish(ru) })
  const replies = await Promise.all([ask('Для кого'), ask('Пол')])
  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 409])
  const { labels } = (await read('gender')).parts
  expect(replies.find(({ code }) => code === 409)?.meta.details).toMatchObject([
    { path: 'version', current: { labels } },
  ])
  const lock = async () => {}
  const rights = { 'catalog:write': 'any' } as const
  const db = editor.db()
  const ada = aContext(db, { actor: { kind: 'system', job: 'command:import', rights } })
  const now = await read('gender')
  const writers = ['Ж', 'М'].map((ru) => {
    const labels = { ...now.parts.labels, ru }
    return () => save(ada, { id, version: now.version, parts: { labels } }, { lock })
  })
  const mutants = await writeAfterAllRead(db, { table: 'attribute', writers })
  expect(mutants.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})
