// Words the server says by itself: in mails, and of ways to deliver and to pay.
import type { Titles } from '@vitrine/domain/checkout/methods'
import type { Dialect } from '@vitrine/domain/store/dialect'
import type { Language, StoreView } from '@vitrine/domain/store/store-view'
import { compileMessages } from '@vitrine/i18n/compile-messages'
import { createTranslate, type Translate } from '@vitrine/i18n/create-translate'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { readMessages } from '@vitrine/i18n/read-messages'

const known = new Map<Dialect, Translate>()

/** The texts of a language or dialect, read from disk once. */
export function wordsOf(dialect: Dialect): Translate {
  const found = known.get(dialect) ?? createTranslate(dialect, compileMessages(readMessages(dialect)))
  known.set(dialect, found)
  return found
}

/** The shop's own words for a row, else the message of its code, else the last part of the code. */
export function titleOf({ language }: { language: Language }, titles: Titles, key: string): string {
  const own = titles[language] ?? titles.en
  if (own !== undefined) return own
  const message = wordsOf(language)(key as MessageKey)
  return message === key ? (key.split('.').at(-1) ?? key) : message
}

type ZipTax = { region: string; percent: number }

/** What a sum calls the tax of a postcode, with where it is due and how much it is. */
export function zipTaxTitle({ language, locale }: StoreView, { region, percent }: ZipTax): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(percent)
  return wordsOf(language)('commerce.total.tax', { place: region, percent: number })
}
