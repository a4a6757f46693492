// The texts of the page's language. The server loads all languages once; a browser loads its own before hydration.
import type { Dialect } from '@vitrine/domain/store/dialect'
import { createTranslate, type Translate } from '@vitrine/i18n/create-translate'
import type { CompiledMessages } from '@vitrine/i18n/message-tokens'

const loaders: Record<Dialect, () => Promise<{ default: CompiledMessages }>> = {
  en: () => import('virtual:messages/en'),
  de: () => import('virtual:messages/de'),
  ru: () => import('virtual:messages/ru'),
  uk: () => import('virtual:messages/uk'),
  zh: () => import('virtual:messages/zh'),
  'en-US': () => import('virtual:messages/en-US'),
}
const loaded = new Map<Dialect, Translate>()

export async function loadMessages(dialect: Dialect): Promise<Translate> {
  const { default: messages } = await loaders[dialect]()
  const translate = createTranslate(dialect, messages)
  loaded.set(dialect, translate)
  return translate
}

export function translateTo(dialect: Dialect): Translate {
  const translate = loaded.get(dialect)
  if (!translate) throw new Error(`texts of ${dialect} are not loaded`)
  return translate
}
