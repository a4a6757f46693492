// What only the staff or only partners read comes with their pages, and what few shoppers come to with theirs.
import type { Language } from '@vitrine/domain/store/store-view'
import { createTranslate, type Translate } from '@vitrine/i18n/create-translate'
import type { CompiledMessages } from '@vitrine/i18n/message-tokens'

type Loader = () => Promise<{ default: CompiledMessages }>
export type Frame = 'staff' | 'partner' | 'rare'

const LOADERS: Record<Frame, Record<Language, Loader>> = {
  staff: {
    en: () => import('virtual:frame-messages/staff/en'),
    de: () => import('virtual:frame-messages/staff/de'),
    ru: () => import('virtual:frame-messages/staff/ru'),
    uk: () => import('virtual:frame-messages/staff/uk'),
    zh: () => import('virtual:frame-messages/staff/zh'),
  },
  partner: {
    en: () => import('virtual:frame-messages/partner/en'),
    de: () => import('virtual:frame-messages/partner/de'),
    ru: () => import('virtual:frame-messages/partner/ru'),
    uk: () => import('virtual:frame-messages/partner/uk'),
    zh: () => import('virtual:frame-messages/partner/zh'),
  },
  rare: {
    en: () => import('virtual:frame-messages/rare/en'),
    de: () => import('virtual:frame-messages/rare/de'),
    ru: () => import('virtual:frame-messages/rare/ru'),
    uk: () => import('virtual:frame-messages/rare/uk'),
    zh: () => import('virtual:frame-messages/rare/zh'),
  },
}

/** The texts of a page with those of its frame besides. */
export async function withFrameMessages(frame: Frame, language: Language, t: Translate): Promise<Translate> {
  const { default: messages } = await LOADERS[frame][language]()
  const own = createTranslate(language, messages)
  return (key, values) => (key in messages ? own(key, values) : t(key, values))
}
