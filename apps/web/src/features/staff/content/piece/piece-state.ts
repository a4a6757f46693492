import type { ContentPiece, ContentState, ContentText, TextLanguage } from '@vitrine/contract/content/editing'
import type { CallError } from '@vitrine/contract/reply'
import { isStoreCode, STORE_IDENTITIES } from '@vitrine/domain/store/store-identity'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import type { Translate } from '@vitrine/i18n/create-translate'
import { whyFailed } from '#web/lib/answer/why-undecided.ts'
import { languageName } from '../../writing/language-names.ts'
import { localOf } from '../../writing/local-moment.ts'
import type { PieceOf } from './piece-of.ts'

export const NO_TEXT: ContentText = {
  ...{ title: '', heading: '', content: '', meta_title: '', meta_description: '' },
  active: true,
}

/** The draft, else what is published, else a piece nobody has begun: news is of today, by its writer's clock. */
export function startOf(piece: ContentPiece, { kind }: Pick<PieceOf, 'kind'>): ContentState {
  const today = localOf(new Date().toISOString()).slice(0, 10)
  const empty: ContentState = { news_on: kind === 'news' ? today : null, picture: null, texts: {} }
  return piece.draft?.state ?? piece.published ?? empty
}

/** Of one store its own; else all, and of a block written once the text for all. */
export function languagesOf({ kind, store }: PieceOf, { texts }: ContentState): TextLanguage[] {
  if (isStoreCode(store)) return [STORE_IDENTITIES[store].language]
  return kind === 'block' && texts['*'] ? ['*', ...LANGUAGES] : [...LANGUAGES]
}

/** Languages whose text is another one than shoppers read. */
export function unpublished(
  { published }: Pick<ContentPiece, 'published'>,
  state: ContentState,
): TextLanguage[] {
  const ofAll = published?.news_on !== state.news_on || published?.picture !== state.picture
  return (Object.keys(state.texts) as TextLanguage[]).filter((language) => {
    const [was, is] = [published?.texts[language], state.texts[language]]
    const isSame = JSON.stringify(fieldsOf(was)) === JSON.stringify(fieldsOf(is))
    return is !== undefined && (!isSame || (ofAll && is.title !== ''))
  })
}

const fieldsOf = (text: ContentText | undefined) => {
  const { title, heading, content, meta_title, meta_description, active } = text ?? NO_TEXT
  return [title, heading, content, meta_title, meta_description, active]
}

/** Whose answer is about what was written. */
const SAYS_WHAT = new Set([400, 413])

/** Of a refusal: the language it is about, where it names one. */
export function refusalText(t: Translate, failure: CallError): string {
  if (!SAYS_WHAT.has(failure.code)) return t(whyFailed(failure, 'staff.stepFailed'))
  const language = /texts\.(\*|[a-z]{2})\.title/.exec(failure.message)?.[1] as TextLanguage | undefined
  const why = language
    ? t('staff.contentNameless', { language: languageName(t, language) })
    : t('staff.contentTooLong')
  return t('staff.contentRefused', { why })
}
