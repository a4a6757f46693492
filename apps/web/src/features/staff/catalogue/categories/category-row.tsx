import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './categories.module.css'
import type { Side, TreeRow } from './tree-rows.ts'
import { useDraggedCategory } from './use-dragged-category.ts'

type CategoryRowProps = {
  row: TreeRow
  isOpen: boolean
  isFolded: boolean
  /** The one Tab comes to. */
  isCurrent: boolean
  onOpen(): void
  onFold(): void
  onKey(event: KeyboardEvent): void
  onDrop(id: number, place: { on: number; side: Side }): void
}

export function CategoryRow({
  row,
  isOpen,
  isFolded,
  isCurrent,
  onOpen,
  onFold,
  onKey,
  onDrop,
}: CategoryRowProps) {
  const t = useT()
  const element = useRef<HTMLDivElement>(null)
  const side = useDraggedCategory({ row: element, id: row.id, onDrop })
  const { id, name, level, hasChildren, products } = row
  return (
    <div
      ref={element}
      role="treeitem"
      data-category={id}
      data-side={side}
      aria-level={level}
      aria-expanded={hasChildren ? !isFolded : undefined}
      aria-selected={isOpen}
      tabIndex={isCurrent ? 0 : -1}
      className={styles.row}
      style={{ '--level': level - 1 } as CSSProperties}
      onClick={onOpen}
      onKeyDown={onKey}
    >
      <span
        className={styles.fold}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation()
          onFold()
        }}
      >
        {hasChildren && <Icon name={isFolded ? 'right' : 'down'} size="tiny" />}
      </span>
      <span className={styles.name} data-off={!row.is_active || undefined}>
        {name}
      </span>
      {!row.is_active && <em>{t('staff.catHidden')}</em>}
      {row.is_active && !row.include_in_menu && <em>{t('staff.ctgNotInMenu')}</em>}
      <span className={styles.count}>{products}</span>
    </div>
  )
}
