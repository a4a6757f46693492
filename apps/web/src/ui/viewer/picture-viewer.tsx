// Pictures as large as the screen, one at a time: a finger, arrows and buttons go on and round, Escape leaves.
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { IconButton } from '../button.tsx'
import { useModal } from '../focus/use-modal.ts'
import { useT } from '../shop-context.tsx'
import styles from './picture-viewer.module.css'
import { useSwipe } from './use-swipe.ts'

type PictureViewerProps<Item> = {
  label: string
  items: readonly Item[]
  first: number
  onClose(): void
  /** One of them at a time, with a key of its own. */
  children(item: Item, index: number): ReactNode
}

export function PictureViewer<Item>({ label, items, first, onClose, children }: PictureViewerProps<Item>) {
  const t = useT()
  const modal = useModal({ isOpen: true, onClose })
  const [index, setIndex] = useState(first)
  const item = items[index]
  const count = items.length
  const go = (step: number) => setIndex((index + step + count) % count)
  const swipe = useSwipe((step) => count > 1 && go(step))
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1)
    if (key === 'ArrowLeft') go(-1)
  }
  if (item === undefined) return null
  return (
    <dialog {...modal} className={styles.viewer} aria-label={label} onKeyDown={onKey} {...swipe}>
      {children(item, index)}
      <IconButton icon="close" label={t('shell.close')} className={styles.close} onClick={onClose} />
      {count > 1 && (
        <div className={styles.steps}>
          <IconButton icon="left" label={t('product.previousPicture')} onClick={() => go(-1)} />
          <p role="status">{t('product.pictureCount', { number: index + 1, count })}</p>
          <IconButton icon="right" label={t('product.nextPicture')} onClick={() => go(1)} />
        </div>
      )}
    </dialog>
  )
}
