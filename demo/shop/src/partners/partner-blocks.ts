import type { CmsBlockRecord } from '@vitrine/domain/catalog/records'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { loadByLanguage } from '../data/load-data.ts'
import { toHtml } from '../pages/to-html.ts'
import { picturePath } from '../picture/picture-path.ts'
import { bindShortWords } from '../words/bind-short-words.ts'
import type { Article, PartnerWords } from './partner-words.ts'

/** Of the agreement: partners agree anew when it changes. */
const AGREEMENT_VERSION = '2026-11-01'
const WORDS = loadByLanguage<PartnerWords>('partners')

export const partnerBlocks = (): CmsBlockRecord[] => LANGUAGES.flatMap(blocksIn)

function blocksIn(language: Language): CmsBlockRecord[] {
  const { agreement, privacy, wiki } = WORDS[language]
  const bound = (text: string) => bindShortWords(text, language)
  const paper = (identifier: string, { title, sections }: PartnerWords['agreement']): CmsBlockRecord => ({
    kind: 'cms_block',
    identifier,
    language,
    title: bound(title),
    content: bound(sections.map(toHtml).join('')),
  })
  return [
    { ...paper('blogger_user_agreement', agreement), json: { version: AGREEMENT_VERSION } },
    paper('blogger_privacy_policy', privacy),
    {
      kind: 'cms_block',
      identifier: 'wiki',
      language,
      title: bound(wiki.title),
      json: {
        articles: wiki.articles.map((article) => ({
          slug: article.slug,
          title: bound(article.title),
          content: contentOf(article, bound),
        })),
      },
    },
  ]
}

const WHOLE = {
  garment: 'sweater',
  fabric: 'knit',
  color: 'slate',
  options: { neck: 'v' },
  seed: 'guide',
} as const

function contentOf({ text, pictures, after }: Article, bound: (text: string) => string): string {
  const paragraph = (words = '') => words && `<p>${bound(words)}</p>`
  if (!pictures) return paragraph(text) + paragraph(after)
  const shown = [
    [picturePath(WHOLE), pictures.whole],
    [picturePath({ ...WHOLE, view: 'detail' }), pictures.detail],
  ].map(([path, words = '']) => {
    const size = 'width="600" height="744"'
    return `<figure><img src="/media/600x744@2x${path}" ${size} alt=""><figcaption>${bound(words)}</figcaption></figure>`
  })
  return `${paragraph(text)}<div>${shown.join('')}</div>${paragraph(after)}`
}
