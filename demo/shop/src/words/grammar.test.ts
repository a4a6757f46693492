// What native readers took for mistakes, each by its symptom.
import type { Language } from '@vitrine/domain/store/store-view'
import { expect, it } from 'vitest'
import { GOODS } from '../goods/goods.ts'
import { LANGUAGE_TABLES } from './language-tables.ts'

function sentencesIn(language: Language): string[] {
  const { forms, cloths, prints, fits, care, remarks } = LANGUAGE_TABLES[language]
  return [
    ...Object.values(forms).flatMap(({ intro, introForWomen = [], make }) => [
      ...intro,
      ...introForWomen,
      ...make,
    ]),
    ...Object.values(cloths).flatMap(({ lines }) => lines),
    ...Object.values(prints).flatMap(({ lines }) => lines),
    ...Object.values(fits).flat(),
    ...Object.values(care).flat(),
    ...Object.values(remarks),
  ]
}

it('no two German sentences are joined by a comma alone', () => {
  const verb =
    '(?:ist|sind|wird|liegt|rutscht|reibt|passt|scheuert|kratzt|sieht|hält|lohnt|schont|kostet|dauert|reicht|steht|bleibt|gibt|dehnen|bewegt|überlebt|zieht|kann|nutzt)'
  const spliced = new RegExp(`, (?:so|da|dort|das|darum|deshalb) ${verb}[ ,.]`)
  expect(sentencesIn('de').filter((line) => spliced.test(line))).toEqual([])
})

it.each(['ru', 'uk'] as const)('a dash stands in %s where the verb is left out', (language) => {
  const lines = sentencesIn(language)
  expect(lines.filter((line) => line.includes(' — ')).length).toBeGreaterThan(100)
  expect(lines.filter((line) => / [–-] /.test(line))).toEqual([])
})

it.each([
  ['ru', /\p{L} — (?:ставит|ждёт|молчит|скрывает|проводит|оставляет|простит|он просто)/u],
  ['uk', /\p{L} — (?:знімає|чекає|мовчить|приховує|проводить|лишає|вибачить|він просто)/u],
] as const)('no dash parts in %s what does something from its verb', (language, parted) => {
  expect(sentencesIn(language).filter((line) => parted.test(line))).toEqual([])
})

it.each(['en', 'de', 'ru', 'uk', 'zh'] as const)(
  'trousers for men are not praised in %s as a skirt',
  (language) => {
    const { forms, cloths } = LANGUAGE_TABLES[language]
    const skirt = /\bskirt|\bRock\b|Trägerin|юбк|спідниц|裙/u
    const men = GOODS.filter(({ gender }) => gender === 'men')
    const told = men.flatMap(({ form, cloth }) => [
      ...forms[form].intro,
      ...forms[form].make,
      ...cloths[cloth].lines,
    ])
    expect([...new Set(told)].filter((line) => skirt.test(line))).toEqual([])
  },
)
