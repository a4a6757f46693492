import { catalogueFault } from '@vitrine/domain/catalog/editing/refusals'
import { compileMessages } from '@vitrine/i18n/compile-messages'
import { createTranslate } from '@vitrine/i18n/create-translate'
import { readMessages } from '@vitrine/i18n/read-messages'
import { expect, it } from 'vitest'
import { faultWords } from './fault-words.ts'

const german = createTranslate('de', compileMessages(readMessages('de')))

it('a reason is told in the language of its reader, with its figures', () => {
  expect(faultWords(catalogueFault('options', 'OPTION_IN_USE', { name: 'Rot', count: 1 }), german)).toBe(
    '„Rot“ bleibt: 1 Produkt hat diesen Wert',
  )
  expect(faultWords(catalogueFault('special_price', 'NO_REDUCTION'), german)).toBe(
    'liegt nicht unter dem Preis',
  )
})

it('what a schema finds has words, too; the shop’s own stand for what nobody has translated', () => {
  expect(faultWords({ path: 'a', message: 'Too big', key: 'TOO_LARGE', params: { limit: 5 } }, german)).toBe(
    'darf höchstens 5 sein',
  )
  expect(faultWords({ path: 'a', message: 'is odd' }, german)).toBe('is odd')
})
