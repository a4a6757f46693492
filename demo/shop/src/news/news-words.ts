// Four pieces of news in one language: what they are called, one sentence for search engines, and the text.
export type NewsKey = 'repair-desk' | 'orsa-undyed' | 'resoling-week' | 'winter-hours'

export type NewsWords = { title: string; summary: string; paragraphs: readonly string[] }
export type LanguageNews = Record<NewsKey, NewsWords>
