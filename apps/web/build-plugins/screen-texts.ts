import type { Language } from '@vitrine/domain/store/store-view'
import { readMessages } from '@vitrine/i18n/read-messages'

const STAFF = 'staff.'
/** Words of mails, refusals, ways of delivery and rows of sums come from the server. */
const SERVER_ONLY = ['mail.', 'commerce.', 'refusal.', 'gateway.']

/** What shoppers read. */
export const screenTexts = (language: Language): Record<string, string> =>
  textsOf(language, (key) => !key.startsWith(STAFF) && !SERVER_ONLY.some((area) => key.startsWith(area)))

/** What only the staff read; no shopper's page carries it. */
export const staffTexts = (language: Language): Record<string, string> =>
  textsOf(language, (key) => key.startsWith(STAFF))

function textsOf(language: Language, isOf: (key: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(readMessages(language)).filter(([key]) => isOf(key)))
}
