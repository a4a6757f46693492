import { dialectOf } from '@vitrine/domain/store/dialect'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { compileMessages } from '@vitrine/i18n/compile-messages'
import { createTranslate, type Translate } from '@vitrine/i18n/create-translate'
import { readMessages } from '@vitrine/i18n/read-messages'

/** What a shopper of the store reads, so that a story finds a button in any language. */
export function textsOf(code: string): { view: StoreView; t: Translate } {
  const view = findStoreView(code)
  if (!view) throw new Error(`there is no store ${code}`)
  const dialect = dialectOf(view)
  return { view, t: createTranslate(dialect, compileMessages(readMessages(dialect))) }
}
