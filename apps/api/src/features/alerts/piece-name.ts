import { dialectOf } from '@vitrine/domain/store/dialect'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { wordsOf } from '#api/words.ts'

/** As a letter names a variant: the product, and what was chosen of it. */
export const pieceName = (parts: readonly string[], store: StoreView): string =>
  parts.join(wordsOf(dialectOf(store))('shell.comma'))
