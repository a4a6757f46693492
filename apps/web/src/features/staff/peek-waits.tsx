import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import peek from './peek.module.css'
import staff from './staff-page.module.css'

type PeekWaitsProps = {
  error: unknown
  /** Said of what is not there; asking again would not bring it. */
  unknown: MessageKey
  onRetry(): void
  onClose(): void
}

/** A number the shop has not, or can have none of. */
const isUnknown = (error: unknown) => error instanceof CallError && (error.code === 404 || error.code === 400)

/** In place of what was opened, until it comes or where it does not. */
export function PeekWaits({ error, unknown, onRetry, onClose }: PeekWaitsProps) {
  const t = useT()
  return (
    <div className={peek.body} aria-busy={error === undefined}>
      {isUnknown(error) ? (
        <p className={staff.empty} role="status">
          {t(unknown)}{' '}
          <button type="button" className="text-link" onClick={onClose}>
            {t('staff.backToList')}
          </button>
        </p>
      ) : (
        error !== undefined && <Failed text="staff.failed" onRetry={onRetry} />
      )}
    </div>
  )
}
