import type { Translate } from '@vitrine/i18n/create-translate'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { withStaffMessages } from '#web/lib/store/staff-messages.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'

/** Undefined until they have come. */
export function useStaffTexts(): Translate | undefined {
  const { language } = useStore()
  const t = useT()
  return useAnswer(language, () => withStaffMessages(language, t)).latest
}
