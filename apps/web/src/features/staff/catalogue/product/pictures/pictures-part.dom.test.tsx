import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { find, page, press, select, settled, type } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { anEditedProduct, productDesk } from '../../testing/edited-product.tsx'

const media = (path: string) => ({ path, label: '', color_key: null })
let desk: ReturnType<typeof productDesk>
let names: string[] = []
/** By the name of a file; what is not named arrives. */
let answers: Record<string, CallError> = {}
beforeEach(() => {
  desk = productDesk()
  names = []
  answers = {}
  desk.shop.client.script['catalog.edit.picture'] = (input) => {
    const { name } = (input as { body: FormData }).body.get('picture') as File
    names.push(name)
    if (answers[name]) throw answers[name]
    return { path: `k/${name}` }
  }
})

const aFile = (name: string, { type = 'image/jpeg', size = 1 } = {}) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size })
async function choose(...files: File[]) {
  const field = document.querySelector<HTMLInputElement>('input[type="file"][multiple]')
  Object.defineProperty(field, 'files', { value: files, configurable: true })
  await act(async () => void field?.dispatchEvent(new Event('change', { bubbles: true })))
  await settled()
}
const shown = () =>
  [...document.querySelectorAll('ol img')].map((img) => img.getAttribute('src')?.split('/k/')[1])
const many = (count: number) => Array.from({ length: count }, (_, at) => aFile(`${at}.jpg`))
const paths = () => (desk.saved() as { media: { path: string }[] }).media.map(({ path }) => path)

it('a product without a picture gets twenty at once, in the order they were chosen in', async () => {
  await desk.open()
  await choose(...many(20))
  const all = many(20).map(({ name }) => name)
  expect([names, shown()]).toEqual([all, all])
  await press('button', /Save/)
  await settled()
  expect(paths()).toEqual(all.map((name) => `k/${name}`))
})

it('one that is broken and one that is too big are named with the reason, and the others arrive', async () => {
  answers['words.jpg'] = new CallError({ code: 400, result: 'picture: is no picture' })
  await desk.open()
  await choose(
    aFile('a.jpg'),
    aFile('words.jpg'),
    aFile('huge.jpg', { size: 16 * 1024 * 1024 }),
    aFile('phone.heic', { type: 'image/heic' }),
    aFile('b.jpg'),
  )
  expect([names, shown()]).toEqual([
    ['a.jpg', 'words.jpg', 'b.jpg'],
    ['a.jpg', 'b.jpg'],
  ])
  expect(page()).toContain('words.jpg is no JPEG, PNG or WebP picture the shop can read.')
  expect(page()).toContain('huge.jpg is larger than 15 MB and was not sent.')
  expect(page()).toContain('phone.heic is no JPEG')
  await press('button', 'words.jpg: leave out')
  expect(page()).not.toContain('words.jpg')
})

it('what got no answer is sent again alone', async () => {
  answers['b.jpg'] = new CallError({ code: 0, result: 'no answer' })
  await desk.open()
  await choose(aFile('a.jpg'), aFile('b.jpg'), aFile('c.jpg'))
  expect(shown()).toEqual(['a.jpg', 'c.jpg'])
  answers = {}
  names = []
  await press('button', 'Try again')
  await settled()
  expect([names, shown()]).toEqual([['b.jpg'], ['a.jpg', 'c.jpg', 'b.jpg']])
})

it('more than a product may have are counted, not dropped without a word', async () => {
  desk.stands = anEditedProduct({ media: Array.from({ length: 58 }, (_, at) => media(`k/old-${at}.jpg`)) })
  await desk.open()
  await choose(...many(5))
  expect(names).toEqual(['0.jpg', '1.jpg'])
  expect(page()).toContain('A product has at most 60 pictures. 3 were not taken.')
})

it('one that arrives while the others are being saved is not lost by what is read anew', async () => {
  const arrival = Promise.withResolvers<object>()
  const saving = Promise.withResolvers<object>()
  await desk.open()
  await choose(aFile('a.jpg'))
  desk.shop.client.script['catalog.edit.picture'] = () => arrival.promise
  await choose(aFile('b.jpg'))
  desk.shop.client.script['catalog.edit.save'] = () => saving.promise
  await press('button', /Save/)
  await act(async () => arrival.resolve({ path: 'k/b.jpg' }))
  desk.stands = anEditedProduct({ media: [media('k/a.jpg')] }, { version: 'v2' })
  await act(async () => saving.resolve({ items: [] }))
  await settled()
  expect(shown()).toEqual(['a.jpg', 'b.jpg'])
})

it('a picture put in by hand could not be said to show a colour: it is chosen among those of the variants', async () => {
  const variant = (id: number, color: string) => ({
    ...{ id, sku: `CAP-${color}`, name: 'Cap', status: 1, picture: null, stock: null, version: 'v1' },
    ...{ options: { color }, has_own_prices: false },
  })
  const options = [
    { key: 'rot', label: 'Red' },
    { key: 'gruen', label: 'Green' },
    { key: 'blau', label: 'Blue' },
  ]
  desk.shop.client.script['attribute.list'] = () => ({
    items: [{ attribute_code: 'color', frontend_label: 'Colour', frontend_input: 'select', options }],
  })
  desk.stands = anEditedProduct(
    { media: [{ ...media('k/a.jpg'), color_key: 'gruen' }, media('k/b.jpg')], axes: ['color'] },
    { type: 'configurable', variants: [variant(8, 'rot'), variant(9, 'gruen')] },
  )
  await desk.open()
  const field = find('select', 'Picture 1: Colour it shows') as HTMLSelectElement
  expect([...field.options].map(({ text }) => text)).toEqual(['no colour in particular', 'Red', 'Green'])
  expect(field.value).toBe('gruen')
  await select('Picture 2: Colour it shows', 'Red')
  await select('Picture 1: Colour it shows', 'no colour in particular')
  await press('button', /Save/)
  await settled()
  const { media: saved } = desk.saved() as { media: { color_key: string | null }[] }
  expect(saved.map(({ color_key }) => color_key)).toEqual([null, 'rot'])
})

async function overtakenBy(theirs: object[]) {
  desk.shop.client.script['catalog.edit.save'] = refuses(409)
  desk.stands = anEditedProduct({ media: theirs }, { version: 'v2' })
  await press('button', /Save/)
  await settled()
}

it('the colour another clerk gave a picture was written over by the second save, and nobody had seen it', async () => {
  desk.stands = anEditedProduct({ media: [media('k/a.jpg')] })
  await desk.open()
  await type('Picture 1: Read out in its place', 'Front')
  await overtakenBy([{ ...media('k/a.jpg'), color_key: 'rot' }])
  expect(page()).toContain('Pictures, 1, Colour it shows: – rot')
})

it('pictures somebody else has left out and brought were told by where they lie: they are shown', async () => {
  desk.stands = anEditedProduct({ media: [media('k/a.jpg'), media('k/b.jpg')] })
  await desk.open()
  await press('button', 'Picture 1: later')
  await overtakenBy([media('k/a.jpg'), media('k/c.jpg')])
  const told = (of: string) =>
    [...document.querySelectorAll(`${of} img`)].map((img) => img.getAttribute('src')?.split('/k/')[1])
  expect([told('del'), told('ins')]).toEqual([
    ['a.jpg', 'b.jpg'],
    ['a.jpg', 'c.jpg'],
  ])
  expect(page()).not.toContain('k/c.jpg')
})
