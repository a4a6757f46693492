// A drawer or a sheet over the page: the browser's own modal dialog, so focus, Escape and the rest of the page are its care.
import { type MouseEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import { useModal } from './focus/use-modal.ts'
import styles from './panel.module.css'
import { useT } from './shop-context.tsx'

type PanelProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** Stands in the place of the visible title, which is then only read out. */
  head?: ReactNode
  /** `left` menu, `right` drawer, `sheet` from below on phones and right on wider screens, `wide` search, `wideRight` wishlist. */
  side: 'left' | 'right' | 'sheet' | 'wide' | 'wideRight'
  /** Before the page rests. For that frame what lies higher than the panel's own place lies over it: nothing over a drawer. */
  isSeenFirst?: boolean
  children: ReactNode
  foot?: ReactNode
  className?: string
}

export function Panel({
  isOpen,
  onClose,
  title,
  head,
  side,
  isSeenFirst = side !== 'sheet' && side !== 'wide',
  children,
  foot,
  className,
}: PanelProps) {
  const t = useT()
  const titleId = useId()
  const modal = useModal({ isOpen, isSeenFirst, onClose })
  return (
    <dialog
      {...modal}
      className={[styles.panel, styles[side], className].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      {...useScrim(onClose)}
    >
      {/* No header and footer: in a dialog they would be read out as those of the page. */}
      <div className={styles.frame}>
        {head ? (
          <>
            <h2 id={titleId} className="visually-hidden">
              {title}
            </h2>
            {head}
          </>
        ) : (
          <div className={styles.head}>
            <h2 id={titleId} className="type-section" tabIndex={-1} data-autofocus>
              {title}
            </h2>
            <IconButton icon="close" label={t('shell.close')} onClick={onClose} />
          </div>
        )}
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}

/**
 * A press on the dialog itself is a press on the scrim: its content covers everything else. It counts when the finger
 * leaves, or that would press what lies below; and only where it came down, as a text may be marked beyond the edge.
 */
function useScrim(onPress: () => void) {
  const isDown = useRef(false)
  const isScrim = ({ target, currentTarget }: MouseEvent) => target === currentTarget
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      isDown.current = isScrim(event)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => isScrim(event) && isDown.current && onPress(),
  }
}
