// Pages most visits begin with, which read few of the shop's texts. Those of all others, and whatever opens over a page, come
// later (`build-plugins/texts/first-texts.ts`).
import type { UIMatch } from 'react-router'

export const FIRST_PAGES = ['home', 'search', 'category', 'product', 'dispatch'] as const

const FIRST = new RegExp(`^pages/(${FIRST_PAGES.join('|')})/`)

export const isFirstPage = (matches: readonly Pick<UIMatch, 'id'>[]): boolean =>
  FIRST.test(matches.at(-1)?.id ?? '')
