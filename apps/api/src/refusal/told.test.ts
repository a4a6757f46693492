import { REASON_PARAMS } from '@vitrine/contract/catalog/imports/import-reasons'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { compileMessages } from '@vitrine/i18n/compile-messages'
import type { MessageToken } from '@vitrine/i18n/message-tokens'
import { readMessages } from '@vitrine/i18n/read-messages'
import { expect, it } from 'vitest'
import { wordsOf } from '#api/words.ts'
import { told, toldReply } from './told.ts'

/** What a text asks for, wherever it stands in it. */
function namesIn(tokens: string | readonly MessageToken[]): string[] {
  if (typeof tokens === 'string') return []
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, , cases = {}] = token
    return [name, ...Object.values(cases).flatMap((inner) => (Array.isArray(inner) ? namesIn(inner) : []))]
  })
}

it.each(LANGUAGES)('every reason is said in %s, and names all it speaks of and nothing else', (language) => {
  const texts = compileMessages(readMessages(language))
  for (const [reason, params] of Object.entries(REASON_PARAMS)) {
    const asked = namesIn(texts[`staff.impWhy.${reason}`] ?? [['no text']])
    expect([reason, [...new Set(asked)].sort()]).toEqual([reason, params.toSorted()])
  }
})

it('no text of a reason is left that nothing tells any more', () => {
  const said = Object.keys(readMessages('en')).filter((key) => key.startsWith('staff.impWhy.'))
  expect(said.map((key) => key.slice('staff.impWhy.'.length)).sort()).toEqual(
    Object.keys(REASON_PARAMS).sort(),
  )
})

it('programs are told in English, and screens by name and figures', () => {
  expect(toldReply(told('CELLS_DIFFER', { cells: 1_200, columns: 3 }))).toEqual({
    message: 'the row has 1,200 cells where the header has 3',
    reason: 'CELLS_DIFFER',
    params: { cells: 1_200, columns: 3 },
  })
  expect(toldReply(told('FILE_EMPTY'))).not.toHaveProperty('params')
})

it.each([
  ['de', 'Die Zeile hat 1 Zelle, die Kopfzeile 3.'],
  ['ru', 'В строке 1 ячейка, а в заголовке — 3.'],
  ['uk', 'У рядку 1 клітинка, а в заголовку — 3.'],
  ['zh', '此行有 1 个单元格，而表头有 3 个。'],
] as const)('figures stand in %s as the language counts', (language, words) => {
  const { reason, params } = told('CELLS_DIFFER', { cells: 1, columns: 3 })
  expect(wordsOf(language)(`staff.impWhy.${reason}`, params)).toBe(words)
})

it('a cell as long as a book is told by its beginning, and never by half a sign', () => {
  const { params = {} } = toldReply(told('NO_OPTIONS', { handle: `${'a'.repeat(199)}🧣🧣` }))
  expect(params.handle).toBe('a'.repeat(199))
})
