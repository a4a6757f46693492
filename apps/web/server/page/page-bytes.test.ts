import { expect, it } from 'vitest'
import { bytesOf } from './page-bytes.ts'

it.each([
  ['nothing', []],
  ['letters of all languages', ['<h1>Coats', ' – Пальто 大衣 🧥', '</h1>']],
  ['half a sign at the edge of a piece', ['\ud83e', '\udde5']],
  ['a long page after a short one', ['大'.repeat(100_000), 'a']],
  ['one that is longer than any', ['大'.repeat(1_500_000)]],
])('writes %s as a string is written', (_, pieces) => {
  const written = pieces.map((piece) => Buffer.from(piece))
  expect(bytesOf(pieces).equals(Buffer.concat(written))).toBe(true)
})

it('gives each page its own bytes, of which the next takes nothing', () => {
  const first = bytesOf(['first'])
  bytesOf(['second'])
  expect([first.toString(), first.buffer.byteLength]).toEqual(['first', 5])
})
