import type { CatalogueReason } from '@vitrine/domain/catalog/editing/refusals'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { MessageKey } from '@vitrine/i18n/message-key'
import type { Fault } from '../use-saving.ts'

/** Why something is not taken, in the reader's language: the one place for products, categories and attributes. */
export function faultWords({ reason, key, params = {}, message }: Fault, t: Translate): string {
  if (reason) return t(`staff.why.${reason as CatalogueReason}`, params)
  const words = FIELD_WORDS[key ?? '']
  return words ? t(words, params) : message
}

/** What the schema of a call finds. */
const FIELD_WORDS: Readonly<Record<string, MessageKey>> = {
  REQUIRED: 'staff.field.REQUIRED',
  NOT_A_NUMBER: 'staff.field.NOT_A_NUMBER',
  NOT_WHOLE: 'staff.field.NOT_WHOLE',
  TOO_SMALL: 'staff.field.TOO_SMALL',
  TOO_LARGE: 'staff.field.TOO_LARGE',
  TOO_SHORT: 'staff.field.TOO_SHORT',
  TOO_LONG: 'staff.field.TOO_LONG',
  TOO_FEW: 'staff.field.TOO_FEW',
  TOO_MANY: 'staff.field.TOO_MANY',
  NOT_ONE_OF: 'staff.field.NOT_ONE_OF',
  WRONG_TYPE: 'staff.field.WRONG_TYPE',
  WRONG_FORM: 'staff.field.WRONG_FORM',
  UNKNOWN_FIELD: 'staff.field.UNKNOWN_FIELD',
  GIVEN_TWICE: 'staff.field.GIVEN_TWICE',
  REFUSED: 'staff.field.REFUSED',
}
