import { expect, test } from 'vitest'
import { toAscii } from './to-ascii.ts'

// The bundle is written in ASCII, because Node holds any other text twice as wide; what the program does stays the same.

const evaluate = (code: string): unknown => new Function(`return ${code}`)()

test.each([
  ['a string', `'Größe “M” — 95 €'`],
  ['letters outside of the first plane', `'a 👗 and 𠮷'`],
  ['a template with something in it', `\`Платье \${1 + 1} 连衣裙\``],
  ['what is escaped already', `'tab\\t, slash\\\\, slash and letter\\\\é, letter\\u00e9'`],
  ['a backslash nobody needs', `'\\“quoted\\”'`],
  ['a name', `(() => { const größe = 'M'; return größe })()`],
  ['a key', `JSON.stringify({ 'размер': 'M' })`],
])('%s says the same', (_, code) => {
  const ascii = toAscii(code)
  expect(ascii).not.toMatch(/[\u0080-\uffff]/)
  expect(evaluate(ascii)).toBe(evaluate(code))
})

test.each([
  ['a class of letters', `/[а-яё]+/u`, 'мир'],
  ['a class outside of the first plane', `/^[👗-👟]$/u`, '👞'],
  ['a dash that is escaped', `/[\\—x]/`, '—'],
])('%s matches the same', (_, code, text) => {
  const pattern = evaluate(toAscii(code)) as RegExp
  expect(pattern.test(text)).toBe(true)
  expect(pattern.test('q')).toBe(false)
})
