import { useEffect, useRef } from 'react'
import type { MenuNode } from '#web/lib/loaded/root-data.ts'
import { ShopLink } from '#web/ui/link/shop-link.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './category-panel.module.css'

type PanelProps = {
  category: MenuNode | undefined
  /** Somebody came by the keyboard: the first link is theirs. */
  takesFocus: boolean
  isOpen: boolean
  onClose(): void
  onPointerEnter(): void
}

/** What lies below a category of the header, in columns over the page. */
export function CategoryPanel({ category, takesFocus, isOpen, onClose, onPointerEnter }: PanelProps) {
  const t = useT()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen && takesFocus) panel.current?.querySelector('a')?.focus()
  }, [isOpen, takesFocus])
  if (!category || !isOpen) return null
  return (
    <div ref={panel} className={styles.panel} data-category-panel onPointerEnter={onPointerEnter}>
      <ShopLink className={styles.all} to={category.path} onClick={onClose}>
        {t('shell.allOf')}
        <small>{category.count}</small>
      </ShopLink>
      <ul className={styles.columns}>
        {category.children.map((child) => (
          <li key={child.id}>
            <ShopLink to={child.path} follow="ahead" onClick={onClose}>
              {child.name} <small>{child.count}</small>
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
