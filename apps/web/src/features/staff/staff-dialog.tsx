import { type ReactNode, useId } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { useModal } from '#web/ui/focus/use-modal.ts'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './staff-dialog.module.css'

type StaffDialogProps = {
  title: string
  /** Without one the content has its own; the title is then only read out. */
  hasHead?: boolean
  isWide?: boolean
  onClose(): void
  children: ReactNode
  foot?: ReactNode
}

/** One decision, or one thing to look up, over a scrim; it lies there as long as it is drawn. */
export function StaffDialog({ title, hasHead = true, isWide, onClose, children, foot }: StaffDialogProps) {
  const t = useT()
  const titleId = useId()
  const modal = useModal({ isOpen: true, onClose })
  return (
    <dialog {...modal} className={styles.dialog} data-wide={isWide || undefined} aria-labelledby={titleId}>
      <header className={hasHead ? styles.head : 'visually-hidden'}>
        <h2 id={titleId} tabIndex={-1} data-autofocus={hasHead || undefined}>
          {title}
        </h2>
        {hasHead && <IconButton icon="close" label={t('shell.close')} onClick={onClose} />}
      </header>
      <div className={hasHead ? styles.body : undefined}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </dialog>
  )
}
