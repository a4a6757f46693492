// All languages of a piece as one value: what is published, drafted, kept in its history and compared.
import { createHash } from 'node:crypto'
import type { ContentState, ContentText, TextLanguage } from '@vitrine/contract/content/editing'
import { TEXT_LANGUAGES } from '@vitrine/contract/content/editing'
import { sanitizeContent } from '#api/features/cms/index.ts'
import type { TextRow } from './piece-queries.ts'

export const EMPTY_STATE: ContentState = { news_on: null, picture: null, texts: {} }

export function toState(rows: readonly TextRow[]): ContentState {
  const [first] = rows
  return {
    news_on: first?.news_on ?? null,
    picture: first?.picture ?? null,
    texts: Object.fromEntries(
      languagesOf(rows).map((row) => [row.language, textOf(row)]),
    ) as ContentState['texts'],
  }
}

const languagesOf = (rows: readonly TextRow[]): TextRow[] =>
  TEXT_LANGUAGES.flatMap((language) => rows.find((row) => row.language === language) ?? [])

const textOf = (row: ContentText): ContentText => ({
  title: row.title,
  heading: row.heading,
  content: row.content,
  meta_title: row.meta_title,
  meta_description: row.meta_description,
  active: row.active,
})

/** With HTML that harms nobody, and without what nobody wrote. */
export async function cleanState({ news_on, picture, texts }: ContentState): Promise<ContentState> {
  const clean: Partial<Record<TextLanguage, ContentText>> = {}
  for (const language of TEXT_LANGUAGES) {
    const text = texts[language]
    if (text === undefined || isBlank(text)) continue
    clean[language] = { ...text, content: await sanitizeContent(text.content) }
  }
  return { news_on, picture, texts: clean }
}

/** Nobody has written anything; switched off or not, there is nothing to keep. */
const isBlank = ({ title, heading, content }: ContentText): boolean => !title && !heading && !content.trim()

/** In one order of languages and fields: what comes from a jsonb column has an order of its own. */
const ordered = ({ news_on, picture, texts }: ContentState) => [
  news_on,
  picture,
  ...TEXT_LANGUAGES.map((language) => {
    const text = texts[language]
    return text ? textOf(text) : null
  }),
]

export const fingerprint = (state: ContentState): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered(state)))
    .digest('hex')

/** Languages whose text is another one. */
export function changedLanguages(before: ContentState, after: ContentState): TextLanguage[] {
  const [day, picture, ...was] = ordered(before)
  const [newDay, newPicture, ...is] = ordered(after)
  const ofAll = day !== newDay || picture !== newPicture
  return TEXT_LANGUAGES.filter(
    (_, at) => JSON.stringify(was[at]) !== JSON.stringify(is[at]) || (ofAll && is[at] !== null),
  )
}
