// What partners agree to and look up. Pages of their own once partners have a cabinet; until then blocks,
// so that no shopper and no search engine is led to them.
import type { Section } from '../pages/page-words.ts'

type Paper = { title: string; sections: readonly Section[] }
export type Article = {
  slug: 'first-parcel' | 'good-pictures' | 'sets' | 'money'
  title: string
  text: string
  /** What is said below each; the article goes on with `after`. */
  pictures?: { whole: string; detail: string }
  after?: string
}

export type PartnerWords = {
  agreement: Paper
  privacy: Paper
  wiki: { title: string; articles: readonly Article[] }
}
