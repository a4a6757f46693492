import type { CustomOption } from '@vitrine/domain/catalog/product'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { MessageKey } from '@vitrine/i18n/message-key'

const TEXTS: Record<string, MessageKey> = {
  max_length: 'purchase.tooLong',
  min_length: 'purchase.tooShort',
  number: 'purchase.notNumber',
  min: 'purchase.tooSmall',
  max: 'purchase.tooLarge',
  date: 'purchase.notDate',
  days_ahead: 'purchase.notDayAhead',
  email: 'purchase.notEmail',
}

/** Says what to do about the rule an answer breaks; rules of a shop's own have a general word. */
export function problemText(t: Translate, option: CustomOption, reason: string): string {
  if (reason === 'required') return t(option.values.length > 0 ? 'purchase.chooseHere' : 'purchase.writeHere')
  const limit = Number(option.validators.find(({ rule }) => rule === reason)?.value ?? 0)
  return t(TEXTS[reason] ?? 'purchase.notUnderstood', { limit })
}
