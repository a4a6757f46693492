// Names on invoices and slips are drawn by fonts that have their letters: a box instead of a letter is seen by everybody.
import { expect, test } from 'vitest'
import { fontFile, runsOf } from './fonts.ts'

test.each<[text: string, fonts: string[]]>([
  ['Anna Berg', ['latin']],
  ['Müller & Söhne, 25 €', ['latin']],
  ['Анна Ковальчук', ['cyrillic', 'latin', 'cyrillic']],
  ['王小明', ['han']],
  ['Łódź', ['latin-ext', 'latin', 'latin-ext']],
  ['大衣 XL', ['han', 'latin']],
  ['', []],
])('%j is cut into %j, and loses no letter', (text, fonts) => {
  const runs = runsOf(text)
  expect(runs.map(({ font }) => font)).toEqual(fonts)
  expect(runs.map((run) => run.text).join('')).toBe(text)
})

test.each([
  ['Джемпер с V-\u2060вырезом', 'Джемпер с V-вырезом'],
  ['美利奴V\u2060领毛衣', '美利奴V领毛衣'],
])('what joins the words of %j was a box on the invoice', (name, drawn) => {
  expect(
    runsOf(name)
      .map(({ text }) => text)
      .join(''),
  ).toBe(drawn)
})

test('a letter of two halves is not cut in two', () => {
  const [run] = runsOf('𠮷野')
  expect(run?.text).toBe('𠮷野')
})

test.each(['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'han'] as const)(
  'the font %s is there',
  (font) => {
    expect(fontFile(font).length).toBeGreaterThan(1_000)
  },
)
