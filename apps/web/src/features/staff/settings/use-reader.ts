import type { Translate } from '@vitrine/i18n/create-translate'
import { useStore, useT } from '#web/ui/shop-context.tsx'

/** Who reads, and how they write numbers. */
export type Reader = { t: Translate; locale: string }

export function useReader(): Reader {
  const { locale } = useStore()
  return { t: useT(), locale }
}
