// What only the staff read comes with the staff's pages.
import type { Language } from '@vitrine/domain/store/store-view'
import { createTranslate, type Translate } from '@vitrine/i18n/create-translate'
import type { CompiledMessages } from '@vitrine/i18n/message-tokens'

const loaders: Record<Language, () => Promise<{ default: CompiledMessages }>> = {
  en: () => import('virtual:staff-messages/en'),
  de: () => import('virtual:staff-messages/de'),
  ru: () => import('virtual:staff-messages/ru'),
  uk: () => import('virtual:staff-messages/uk'),
  zh: () => import('virtual:staff-messages/zh'),
}

/** The texts of a page with those of the staff besides. */
export async function withStaffMessages(language: Language, t: Translate): Promise<Translate> {
  const { default: messages } = await loaders[language]()
  const staff = createTranslate(language, messages)
  return (key, values) => (key in messages ? staff(key, values) : t(key, values))
}
