import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import styles from './pick-tile.module.css'

type PickTileProps = {
  image: string | null
  title: string
  isChosen: boolean
  /** Why it cannot be chosen: said on the tile, which can still be reached. */
  why?: string | undefined
  onPick(): void
  children?: ReactNode
}

/** A picture to choose by; its tick stands at the right top. */
export function PickTile({ image, title, isChosen, why, onPick, children }: PickTileProps) {
  const names = [styles.pick, isChosen && styles.on, why !== undefined && styles.shut]
  return (
    <button
      type="button"
      className={names.filter(Boolean).join(' ')}
      aria-pressed={isChosen}
      aria-disabled={why !== undefined || undefined}
      onClick={() => why === undefined && onPick()}
    >
      <span className={styles.frame}>
        <Picture path={image} size="card" alt="" />
        {why !== undefined && <span className={styles.why}>{why}</span>}
        {why === undefined && (
          <span className={styles.tick}>{isChosen && <Icon name="tick" size="small" />}</span>
        )}
      </span>
      <span>{title}</span>
      {children && <small>{children}</small>}
    </button>
  )
}
