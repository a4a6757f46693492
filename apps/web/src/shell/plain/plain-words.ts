import type { Translate } from '@vitrine/i18n/create-translate'

/** What a page that is whole in itself says; texts only, so that a build can write them in. */
export type PlainWords = Record<
  'document' | 'homeLink' | 'picture' | 'title' | 'text' | 'again' | 'toHome',
  string
>

/** Where the shop's name goes in words that are written before it is known. */
export const SHOP_SLOT = '%shop%'

/** What the service worker says of a page it has not kept. */
export type NotKeptWords = PlainWords & {
  /** Over the pages that are. */
  kept: string
  /** What a document's title has after the name of its page. */
  afterName: string
}

export const plainWords = (
  t: Translate,
  { title, text }: Pick<PlainWords, 'title' | 'text'>,
): PlainWords => ({
  document: t('shell.title', { page: title }),
  homeLink: t('shell.homeLink'),
  picture: t('error.picture'),
  title,
  text,
  again: t('error.again'),
  toHome: t('error.toHome'),
})
