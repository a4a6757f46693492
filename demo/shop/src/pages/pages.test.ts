import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { expect, it } from 'vitest'
import { pages } from './pages.ts'

const UNITED_STATES = /United States|USA|США|美国/

it.each(LANGUAGES)(
  'the terms promised tax in every price, where the United States add it: they say so in %s',
  (language) => {
    const terms = pages().find(
      (page) => page.identifier === 'terms-and-conditions' && page.language === language,
    )
    expect(terms?.content).toMatch(UNITED_STATES)
  },
)
