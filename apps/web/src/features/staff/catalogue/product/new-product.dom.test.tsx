import { beforeEach, expect, it } from 'vitest'
import {
  below,
  type as fill,
  find,
  has,
  press,
  select,
  settled,
  submit,
  textOf,
  typedIn,
} from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { NewProduct } from './new-product.tsx'

let shop: ReturnType<typeof scriptedEngine>
let made: number[]
const sent = () => shop.client.asked.map(({ input }) => input?.body)
const create = (answer: () => unknown) => {
  shop.client.script['catalog.edit.create'] = answer
}
beforeEach(async () => {
  stubDialog()
  notices.set([])
  made = []
  shop = scriptedEngine()
  create(() => ({ id: 31 }))
  await openPage(<NewProduct onClose={() => undefined} onMade={(id) => made.push(id)} />, { shop })
})
async function write(sku: string, name: string) {
  await fill(/^SKU/, sku)
  await fill(/^English name/, name)
}

it('without number and name nothing is sent, and both are asked for', async () => {
  await write('  ', ' ')
  await submit()
  expect([sent(), below(/^SKU/), below(/^English name/)]).toEqual([
    [],
    'Please fill this in.',
    'Please fill this in.',
  ])
})

it('is made without the blanks around its words, and opened', async () => {
  await write(' CAP-9 ', ' Warm cap ')
  await select(/^Kind/, 'with variants')
  await submit()
  expect(sent()).toEqual([
    { sku: 'CAP-9', type: 'configurable', parts: { texts: { en: { name: 'Warm cap' } } } },
  ])
  expect([made, notices.get().at(-1)?.tone]).toEqual([[31], 'success'])
})

it('a product nobody can see yet is not told to be seen by shoppers', async () => {
  await write('CAP-9', 'Warm cap')
  await submit()
  expect(notices.get().at(-1)?.text).toBe('Made. Shoppers see it once it is on sale.')
})

it('pressed twice it is made once', async () => {
  let answer: (made: object) => void = () => undefined
  create(() => new Promise((resolve) => (answer = resolve)))
  await write('CAP-9', 'Warm cap')
  await submit()
  await submit()
  answer({ id: 31 })
  await settled()
  expect([sent().length, made]).toEqual([1, [31]])
})

it('a number another product has is told at its field; the name stays as typed', async () => {
  create(
    refuses(400, { details: [{ path: 'sku', reason: 'SKU_TAKEN', key: 'REFUSED', message: 'is taken' }] }),
  )
  await write('CAP-1', 'Warm cap')
  await submit()
  expect([below(/^SKU/), typedIn(/^English name/), made]).toEqual([
    'another product has this SKU',
    'Warm cap',
    [],
  ])
})

it('what has no field there is told of the whole, by its name', async () => {
  const details = [{ path: 'parts.prices', key: 'REQUIRED', message: 'Required' }]
  create(refuses(400, { details }))
  await write('CAP-1', 'Warm cap')
  await submit()
  expect(textOf(find('alert'))).toMatch(/Prices is missing/)
})

it('while a catalogue is imported it says so, not that somebody was quicker', async () => {
  create(refuses(409, { result: 'IMPORT_RUNNING' }))
  await write('CAP-1', 'Warm cap')
  await submit()
  expect(textOf(find('alert'))).toBe('A catalogue is being imported. Try again in a moment.')
})

it('on a dead line it says so and can be sent again', async () => {
  create(refuses(0))
  await write('CAP-1', 'Warm cap')
  await submit()
  expect(textOf(find('alert'))).toContain('no connection')
  create(() => ({ id: 32 }))
  await press('button', 'Make it')
  expect([made, has('alert')]).toEqual([[32], false])
})
