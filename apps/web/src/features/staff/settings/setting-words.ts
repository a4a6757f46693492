import type { SettingProblem } from '@vitrine/domain/settings/check-setting'
import type { SettingSection, SettingValue } from '@vitrine/domain/settings/setting'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { typedDecimal } from '../decimal-of.ts'
import type { Reader } from './use-reader.ts'

export const SECTION_WORDS: Readonly<Record<SettingSection, MessageKey>> = {
  shop: 'staff.setPartShop',
  contact: 'staff.setPartContact',
  transfer: 'staff.setPartTransfer',
  returns: 'staff.setPartReturns',
  pages: 'staff.setPartPages',
  bonuses: 'staff.setPartBonuses',
  partners: 'staff.setPartPartners',
  bag: 'staff.setPartBag',
  stages: 'staff.setPartStages',
  advertising: 'staff.setPartAdvertising',
}

/** Settings of one kind, told apart by what follows the dot, share their words. */
const FAMILY = /^(domains|feeds_facebook|stages)\.(\w+)$/

export function settingLabel(t: Translate, key: string): string {
  const [, family, name = ''] = FAMILY.exec(key) ?? []
  const words = `_${family ?? key}`.replace(/[._]+(\w)/g, (_, letter: string) => letter.toUpperCase())
  return t(`staff.set${words}` as MessageKey, { name })
}

const PROBLEM_WORDS: Readonly<Record<SettingProblem['key'], MessageKey>> = {
  TOO_SMALL: 'staff.setTooSmall',
  TOO_LARGE: 'staff.setTooLarge',
  TOO_LONG: 'staff.setTooLong',
  NOT_A_NUMBER: 'staff.setNotNumber',
  NOT_WHOLE: 'staff.setNotWhole',
  NOT_ONE_OF: 'staff.setWrongForm',
  WRONG_FORM: 'staff.setWrongForm',
  REQUIRED: 'staff.setRequired',
}

export const problemText = ({ t, locale }: Reader, { key, limit = 0 }: SettingProblem): string =>
  t(PROBLEM_WORDS[key], { limit: limit.toLocaleString(locale) })

const CHOICE_WORDS: Readonly<Record<string, MessageKey>> = {
  quantity: 'staff.setQuantity',
  lines: 'staff.setLines',
}

export const choiceText = (t: Translate, choice: string): string => {
  const words = CHOICE_WORDS[choice]
  return words ? t(words) : choice
}

/** In a line, as beside a field or in a difference. */
export function valueText({ t, locale }: Reader, value: SettingValue | null | undefined): string {
  if (value === null) return t('staff.setTakeAway')
  if (value === undefined || value === '') return t('staff.setEmpty')
  if (typeof value === 'boolean') return t(value ? 'staff.setOn' : 'staff.setOff')
  if (typeof value === 'number') return typedDecimal(value, locale)
  return Array.isArray(value) ? value.join(', ') : value
}
