import { DIALECTS, type Dialect } from '@vitrine/domain/store/dialect'
import { compileMessages } from '@vitrine/i18n/compile-messages'
import { createTranslate, withShop } from '@vitrine/i18n/create-translate'
import { readMessages } from '@vitrine/i18n/read-messages'
import { type NotKeptWords, plainWords, SHOP_SLOT } from '../../src/shell/plain/plain-words.ts'

/** In every language: the worker has to know them before there is no line. */
export const notKeptWords = (): Record<Dialect, NotKeptWords> =>
  Object.fromEntries(DIALECTS.map((dialect) => [dialect, wordsIn(dialect)])) as Record<Dialect, NotKeptWords>

function wordsIn(dialect: Dialect): NotKeptWords {
  const t = withShop(createTranslate(dialect, compileMessages(readMessages(dialect))), SHOP_SLOT)
  return {
    ...plainWords(t, { title: t('worker.notKeptTitle'), text: t('worker.notKeptText') }),
    kept: t('worker.keptPages'),
    afterName: t('shell.title', { page: '' }),
  }
}
