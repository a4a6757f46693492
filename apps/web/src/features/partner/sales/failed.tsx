import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'

export function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  return (
    <Note tone="error">
      {t('partner.failed')}{' '}
      <button type="button" className="text-link" onClick={onRetry}>
        {t('checkout.tryAgain')}
      </button>
    </Note>
  )
}
