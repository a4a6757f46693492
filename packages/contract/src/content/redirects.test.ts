import { expect, test } from 'vitest'
import { addRedirect, removeRedirect } from './redirects.ts'

const read = (path: string) =>
  addRedirect.body.parse({ language: 'en', path, target: 'women', was: null }).path

test.each([
  ['old-name', 'old-name'],
  ['/old/name.html/', 'old/name.html'],
  ['/us/old-name', 'old-name'],
  ['us', 'us'],
  ['cafe\u0301', 'caf\u00e9'],
  ['USA/old-name', 'USA/old-name'],
])('%j is kept as it will be asked for: %j', (typed, kept) => {
  expect(read(typed)).toBe(kept)
})

test('one that was kept otherwise is taken away by the address the list tells', () => {
  const body = { language: 'en', path: 'us/old-name', target: 'women' } as const
  expect(removeRedirect.body.parse(body)).toEqual(body)
})
