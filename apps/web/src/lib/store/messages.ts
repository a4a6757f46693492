// The texts of the page's language. The server loads all languages once; a browser loads of its own what a first visit reads
// before hydration, and the rest with the first panel or the first page of another kind.
import type { Dialect } from '@vitrine/domain/store/dialect'
import { createTranslate, type Translate } from '@vitrine/i18n/create-translate'
import type { CompiledMessages } from '@vitrine/i18n/message-tokens'
import { comesLate } from './late-texts.ts'

type Loaders = Record<Dialect, () => Promise<{ default: CompiledMessages }>>
const loaders: Loaders = {
  en: () => import('virtual:messages/en'),
  de: () => import('virtual:messages/de'),
  ru: () => import('virtual:messages/ru'),
  uk: () => import('virtual:messages/uk'),
  zh: () => import('virtual:messages/zh'),
  'en-US': () => import('virtual:messages/en-US'),
}
const lateLoaders: Loaders = {
  en: () => import('virtual:late-messages/en'),
  de: () => import('virtual:late-messages/de'),
  ru: () => import('virtual:late-messages/ru'),
  uk: () => import('virtual:late-messages/uk'),
  zh: () => import('virtual:late-messages/zh'),
  'en-US': () => import('virtual:late-messages/en-US'),
}
const loaded = new Map<Dialect, Translate>()

export async function loadMessages(dialect: Dialect): Promise<void> {
  const opened = loaders[dialect]().then(({ default: messages }) => ({ ...messages }))
  // Known before anything is awaited: what is loaded beside may wait for the rest.
  if (!import.meta.env.SSR)
    comesLate(async () => {
      const [messages, late] = await Promise.all([opened, lateLoaders[dialect]()])
      Object.assign(messages, late.default)
    })
  loaded.set(dialect, createTranslate(dialect, await opened))
}

export function translateTo(dialect: Dialect): Translate {
  const translate = loaded.get(dialect)
  if (!translate) throw new Error(`texts of ${dialect} are not loaded`)
  return translate
}
