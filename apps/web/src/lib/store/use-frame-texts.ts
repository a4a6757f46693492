import type { Translate } from '@vitrine/i18n/create-translate'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { type Frame, withFrameMessages } from './frame-messages.ts'

/** Undefined until they have come. */
export function useFrameTexts(frame: Frame): Translate | undefined {
  const { language } = useStore()
  const t = useT()
  return useAnswer(`${frame} ${language}`, () => withFrameMessages(frame, language, t)).latest
}
