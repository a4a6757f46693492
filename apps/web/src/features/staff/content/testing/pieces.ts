import type { ContentPiece, ContentText, ListedContent } from '@vitrine/contract/content/editing'

export const aText = (title: string, more: Partial<ContentText> = {}): ContentText => ({
  ...{ title, heading: '', content: '', meta_title: '', meta_description: '', active: true },
  ...more,
})

export const aPiece = (more: Partial<ContentPiece> = {}): ContentPiece => ({
  ...{ kind: 'page', identifier: 'shipping-info', store_code: null, based_on: 'a'.repeat(64), draft: null },
  published: { news_on: null, picture: null, texts: { en: aText('Delivery') } },
  changed: { en: '2026-11-20T00:00:00Z' },
  ...more,
})

export const aDraft = (title: string, version: number) => ({
  ...{ version, by: 'Jonas Weber', updated_at: '2026-11-20T10:00:00Z', is_overtaken: false },
  state: { news_on: null, picture: null, texts: { en: aText(title) } },
})

export const aListedPiece = (identifier: string, more: Partial<ListedContent> = {}): ListedContent => ({
  ...{
    kind: 'page',
    identifier,
    store_code: null,
    title: identifier.toUpperCase(),
    news_on: null,
    texts: {},
  },
  ...{ has_draft: false, changed_at: '2026-11-20T00:00:00Z', changed_by: null },
  ...more,
})
