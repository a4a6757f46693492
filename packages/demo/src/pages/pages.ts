import type { CmsPageRecord } from '@vitrine/domain/catalog/records'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { bindShortWords } from '../words/bind-short-words.ts'
import { chinesePages } from './chinese-pages.ts'
import { englishPages } from './english-pages.ts'
import { germanPages } from './german-pages.ts'
import type { LanguagePages, PageKey } from './page-words.ts'
import { russianPages } from './russian-pages.ts'
import { toHtml } from './to-html.ts'
import { ukrainianPages } from './ukrainian-pages.ts'

const PAGES: Record<Language, LanguagePages> = {
  en: englishPages,
  de: germanPages,
  ru: russianPages,
  uk: ukrainianPages,
  zh: chinesePages,
}

export const pages = (): CmsPageRecord[] =>
  LANGUAGES.flatMap((language) =>
    Object.entries(PAGES[language]).map(([identifier, { title, summary, sections }]): CmsPageRecord => {
      const bound = (text: string) => bindShortWords(text, language)
      return {
        kind: 'cms_page',
        identifier: identifier satisfies string as PageKey,
        language,
        title: bound(title),
        heading: bound(title),
        content: bound(sections.map(toHtml).join('')),
        metaTitle: bound(title),
        metaDescription: bound(summary),
      }
    }),
  )
