import type { MessageKey } from '@vitrine/i18n/message-key'
import { Note } from '#web/ui/note.tsx'
import { Gap, useT } from '#web/ui/shop-context.tsx'

type FailedProps = { text: MessageKey; onRetry: () => void }

/** What could not be loaded, and a way to try again beside it, for which the words of a form would ask once more. */
export function Failed({ text, onRetry }: FailedProps) {
  const t = useT()
  return (
    <Note tone="error">
      {t(text === 'login.noLine' ? 'account.noLine' : text)}
      <Gap />
      <button type="button" className="text-link" onClick={onRetry}>
        {t('checkout.tryAgain')}
      </button>
    </Note>
  )
}
