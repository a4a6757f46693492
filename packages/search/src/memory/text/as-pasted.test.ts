import { describe, expect, it } from 'vitest'
import { NAMES } from '../../testing/names-in-five-languages.ts'
import { shopOfNames } from '../../testing/shop-of-names.ts'

// A name as it comes out of a letter, a web page, a telephone or another shop's table: the same to whoever reads it, and
// other signs to a machine.

const insideOf = (text: string, place: number, sign: string) =>
  [...text].map((letter, at) => (at === place ? sign + letter : letter)).join('')
const WIDE = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)

const WAYS: readonly (readonly [way: string, write: (name: string) => string])[] = [
  ['with its accents apart, as a Mac names files', (name) => name.normalize('NFD')],
  ['with gaps that do not break', (name) => name.replaceAll(' ', '\u00a0')],
  ['with thin gaps', (name) => name.replaceAll(' ', '\u2009')],
  ['with the gap of a Chinese keyboard', (name) => name.replaceAll(' ', '\u3000')],
  ['with the letters of a Chinese keyboard', (name) => name.replace(/[!-~]/g, WIDE)],
  ['with a soft hyphen in it', (name) => insideOf(name, 3, '\u00ad')],
  ['with a gap of no width in it', (name) => insideOf(name, 2, '\u200b')],
  ['behind the mark of a file', (name) => `\ufeff${name}`],
  ['in quotes', (name) => `“${name}”`],
  ['with dashes for hyphens', (name) => name.replaceAll('-', '–')],
  ['with hyphens that do not break', (name) => name.replaceAll('-', '\u2011')],
  ['with commas between', (name) => name.replaceAll(' ', ', ')],
  ['as the end of a sentence', (name) => `${name}...`],
  ['with the apostrophe of a keyboard', (name) => name.replaceAll('’', "'")],
  ['with the apostrophe of Ukrainian', (name) => name.replaceAll('’', 'ʼ')],
  ['without its apostrophe', (name) => name.replaceAll('’', '')],
]

describe.each(Object.entries(NAMES))('in %s a name', (language, names) => {
  const { found, answer } = shopOfNames(language, names)

  it.each(WAYS)('%s finds what is called so', (_, write) => {
    for (const name of names) {
      const typed = write(name)
      expect([name, found(typed)[0]]).toEqual([name, name])
      const { isPartial, corrected } = answer(typed)
      expect([name, isPartial, corrected]).toEqual([name, undefined, undefined])
    }
  })

  it.each(WAYS)('that another shop wrote %s is found by whoever types it plainly', (_, write) => {
    const brought = shopOfNames(language, names.map(write))
    for (const [at, name] of names.entries())
      expect([name, brought.found(name)[0]]).toEqual([name, write(names[at] ?? '')])
  })
})

it('a word a supplier broke is offered whole', async () => {
  const { engine } = shopOfNames('de', ['Um\u00adhänge\u00adtasche', 'Sommer\u200bkleid'])
  const offered = async (prefix: string) =>
    (await engine.suggest({ store: 'eu', language: 'de', prefix, size: 5 })).texts
  expect(await offered('umh')).toEqual([{ text: 'umhängetasche', count: 1 }])
  expect(await offered('som')).toEqual([{ text: 'sommerkleid', count: 1 }])
})
