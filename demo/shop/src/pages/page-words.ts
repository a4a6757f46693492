// The standing pages in one language. Content is plain HTML: headings, paragraphs, lists.
export type PageKey =
  | 'privacy-policy'
  | 'shipping-info'
  | 'terms-and-conditions'
  | 'retail-returns'
  | 'withdrawal'
  | 'imprint'
  | 'about'
  | 'sizes'

export type Section = readonly [heading: string, ...paragraphs: string[]]

type PageWords = {
  title: string
  /** Shown by search engines. */
  summary: string
  sections: readonly Section[]
}

export type LanguagePages = Record<PageKey, PageWords>
