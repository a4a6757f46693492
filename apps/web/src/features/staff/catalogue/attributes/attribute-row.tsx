import type { EditedAttributeList } from '@vitrine/contract/catalog/editing/attributes'
import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import desk from '../categories/categories.module.css'
import { KIND_WORDS } from './attribute-words.ts'
import styles from './attributes.module.css'
import { type RowSide, useDraggedRow } from './use-dragged-row.ts'

export type ListedAttribute = EditedAttributeList['items'][number]

type AttributeRowProps = {
  row: ListedAttribute
  isOpen: boolean
  /** The one Tab comes to. */
  isCurrent: boolean
  onOpen(): void
  onKey(event: KeyboardEvent): void
  onDrop(id: number, place: { on: number; side: RowSide }): void
}

/** What it is called, of which kind it is, whether lists are filtered by it, and how many products have it. */
export function AttributeRow({ row, isOpen, isCurrent, onOpen, onKey, onDrop }: AttributeRowProps) {
  const t = useT()
  const element = useRef<HTMLDivElement>(null)
  const { id, label, code, kind, options, products } = row
  const side = useDraggedRow({
    ...{ row: element, list: 'attributes', id },
    onDrop: (from, { side: at }) => onDrop(Number(from), { on: id, side: at }),
  })
  const facts = [
    code,
    options > 0 ? t('staff.atrOptionCount', { count: options }) : t(KIND_WORDS[kind]),
    row.has_swatches && t('staff.atrSwatches'),
  ]
  return (
    <div
      ref={element}
      role="option"
      data-attribute={id}
      data-side={side}
      aria-selected={isOpen}
      tabIndex={isCurrent ? 0 : -1}
      className={desk.row}
      style={{ '--level': 0 } as CSSProperties}
      onClick={onOpen}
      onKeyDown={onKey}
    >
      <span className={styles.name}>
        {label} <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      {row.is_filterable && <b className={styles.mark}>{t('staff.atrFilter')}</b>}
      <span className={desk.count} title={t('staff.atrProducts', { count: products })}>
        {products}
      </span>
    </div>
  )
}
