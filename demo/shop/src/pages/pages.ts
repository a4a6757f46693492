import type { CmsPageRecord } from '@vitrine/domain/catalog/records'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { loadByLanguage } from '../data/load-data.ts'
import { bindShortWords } from '../words/bind-short-words.ts'
import type { LanguagePages, PageKey } from './page-words.ts'
import { toHtml } from './to-html.ts'

const PAGES = loadByLanguage<LanguagePages>('pages')

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
