import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { has, page, press, settled, type } from '#web/engine/testing/find.ts'
import { anEditedProduct, productDesk } from '../../../testing/edited-product.tsx'

const NAME = `${'0123456789abcdef'.repeat(2)}.bin`
const row = (file: string, en: string) => ({ titles: { en }, file, prices: {} })
const withRows = (...downloads: object[]) =>
  anEditedProduct({ downloads, downloads_sold_separately: false }, { type: 'downloadable' })
let desk: ReturnType<typeof productDesk>
let names: string[] = []
let answer: () => unknown
beforeEach(() => {
  desk = productDesk(withRows(row('patterns/a.pdf', 'Pattern'), row('https://x.example/b.pdf', 'Guide')))
  names = []
  answer = () => ({ file: `upload/${NAME}/${names.at(-1)}` })
  desk.shop.client.script['catalog.edit.download'] = (input) => {
    names.push(((input as { body: FormData }).body.get('file') as File).name)
    return answer()
  }
})

const aFile = (name: string, size = 1) =>
  Object.defineProperty(new File(['x'], name, { type: 'application/pdf' }), 'size', { value: size })
async function choose(label: string, file: File) {
  const field = document.querySelector<HTMLInputElement>(`input[type="file"][aria-label="${label}"]`)
  Object.defineProperty(field, 'files', { value: [file], configurable: true })
  await act(async () => void field?.dispatchEvent(new Event('change', { bubbles: true })))
  await settled()
}
async function saved() {
  await press('button', /Save/)
  await settled()
  return (desk.saved() as { downloads: { file: string }[] }).downloads.map(({ file }) => file)
}

it('a file could only be typed as an address: one that is chosen is brought, shown by its name, and saved', async () => {
  await desk.open()
  await choose('Pattern: Choose a file', aFile('Мой узор.pdf'))
  expect(page()).toContain('Мой узор.pdf')
  expect(page()).not.toContain('upload/')
  expect([has('field', 'Pattern: Address of the file'), has('field', 'Guide: Address of the file')]).toEqual([
    false,
    true,
  ])
  expect(await saved()).toEqual([`upload/${NAME}/Мой узор.pdf`, 'https://x.example/b.pdf'])
})

it('what is too big and what is empty is told before it is sent', async () => {
  await desk.open()
  await choose('Pattern: Choose a file', aFile('film.mp4', 50 * 1024 * 1024 + 1))
  expect(page()).toContain('film.mp4 is larger than 50 MB and was not sent.')
  await choose('Pattern: Choose a file', aFile('empty.pdf', 0))
  expect(page()).toContain('empty.pdf is empty and was not sent.')
  expect(page()).not.toContain('film.mp4')
  expect(names).toEqual([])
})

it('what got no answer is sent again', async () => {
  const arrives = answer
  answer = () => {
    throw new CallError({ code: 0, result: 'no answer' })
  }
  await desk.open()
  await choose('Guide: Choose a file', aFile('guide.pdf'))
  expect(has('field', 'Guide: Address of the file')).toBe(true)
  answer = arrives
  await press('button', 'Try again')
  await settled()
  expect(names).toEqual(['guide.pdf', 'guide.pdf'])
  expect(await saved()).toEqual(['patterns/a.pdf', `upload/${NAME}/guide.pdf`])
})

it('a row that is moved and written while its file is on the way gets it, and no other', async () => {
  const arrival = Promise.withResolvers<object>()
  answer = () => arrival.promise
  await desk.open()
  await choose('Pattern: Choose a file', aFile('a.pdf'))
  expect(page()).toContain('a.pdf is on its way')
  await press('button', 'Pattern: later')
  await type('Pattern: Title, English', 'Sewing pattern')
  await act(async () => arrival.resolve({ file: `upload/${NAME}/a.pdf` }))
  await settled()
  expect(await saved()).toEqual(['https://x.example/b.pdf', `upload/${NAME}/a.pdf`])
  expect(desk.saved()).toMatchObject({ downloads: [{}, { titles: { en: 'Sewing pattern' } }] })
})

it('a file that was brought is left out for an address', async () => {
  desk.stands = withRows(row(`upload/${NAME}/a.pdf`, 'Pattern'))
  await desk.open()
  await press('button', 'a.pdf: leave out')
  await type('Pattern: Address of the file', 'https://x.example/a.pdf')
  expect(await saved()).toEqual(['https://x.example/a.pdf'])
})
