import type { MessageKey } from '@vitrine/i18n/message-key'
import { IconButton } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './failed-file.module.css'

const MEGABYTE = 1024 * 1024

type FailedFileProps = {
  name: string
  problem: MessageKey | undefined
  /** What one may weigh at most. */
  maxBytes: number
  mayAgain: boolean | undefined
  onAgain(): void
  onDrop(): void
}

/** A file that did not come through, with its reason. */
export function FailedFile({ name, problem, maxBytes, mayAgain, onAgain, onDrop }: FailedFileProps) {
  const t = useT()
  return (
    <div role="alert" className={styles.failed}>
      <span>
        <b>{name}</b> {t(problem ?? 'staff.stepFailed', { size: maxBytes / MEGABYTE })}
      </span>
      {mayAgain && (
        <button type="button" className="text-link" onClick={onAgain}>
          {t('checkout.tryAgain')}
        </button>
      )}
      <IconButton icon="close" label={t('staff.catLeaveOut', { name })} onClick={onDrop} />
    </div>
  )
}
