// The texts of the page's language. The server loads all languages once; a browser loads its own before hydration.
import type { Language } from '@vitrine/domain/store/store-view'
import { createTranslate, type Translate } from '@vitrine/i18n/create-translate'
import type { CompiledMessages } from '@vitrine/i18n/message-tokens'

const loaders: Record<Language, () => Promise<{ default: CompiledMessages }>> = {
  en: () => import('virtual:messages/en'),
  de: () => import('virtual:messages/de'),
  ru: () => import('virtual:messages/ru'),
  uk: () => import('virtual:messages/uk'),
  zh: () => import('virtual:messages/zh'),
}
const loaded = new Map<Language, Translate>()

export async function loadMessages(language: Language): Promise<Translate> {
  const { default: messages } = await loaders[language]()
  const translate = createTranslate(language, messages)
  loaded.set(language, translate)
  return translate
}

export function translateTo(language: Language): Translate {
  const translate = loaded.get(language)
  if (!translate) throw new Error(`texts of ${language} are not loaded`)
  return translate
}
