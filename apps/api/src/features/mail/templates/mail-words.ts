import type { Language, StoreView } from '@vitrine/domain/store/store-view'
import { findStoreView, STORE_VIEWS } from '@vitrine/domain/store/store-views'
import { compileMessages } from '@vitrine/i18n/compile-messages'
import { createTranslate, type Translate } from '@vitrine/i18n/create-translate'
import { readMessages } from '@vitrine/i18n/read-messages'

const known = new Map<Language, Translate>()

/** The texts of a language, read from disk once. */
export function wordsOf(language: Language): Translate {
  const found = known.get(language) ?? createTranslate(language, compileMessages(readMessages(language)))
  known.set(language, found)
  return found
}

export function storeOf(storeId: unknown): StoreView {
  const store = STORE_VIEWS.find((view) => view.storeId === storeId) ?? findStoreView('us')
  if (!store) throw new Error('There are no store views.')
  return store
}
