import { LANGUAGE_NAMES } from '@vitrine/domain/store/language-names'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import own from '../attributes.module.css'
import { dropOf, stepOf } from '../row-places.ts'
import { useDraggedRow } from '../use-dragged-row.ts'
import { SwatchCell } from './swatch-cell.tsx'
import type { OptionDesk, OptionLine } from './use-options.ts'
import { withLabel } from './with-label.ts'

type OptionRowProps = {
  row: OptionLine
  desk: OptionDesk
  isDrawn: boolean
  /** What is searched is not moved. */
  canMove: boolean
  products: number
}

export function OptionRow({ row: { id, option }, desk, isDrawn, canMove, products }: OptionRowProps) {
  const t = useT()
  const { language } = useStore()
  const element = useRef<HTMLTableRowElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const ids = desk.rows.map((row) => row.id)
  const side = useDraggedRow({
    ...{ row: element, handle, list: 'options', id },
    onDrop(from, place) {
      const to = canMove ? dropOf(ids, String(from), { on: id, side: place.side }) : undefined
      if (to) desk.move(String(from), to.before)
    },
  })
  const { labels, swatch } = option
  /** As it was when its row came: fields are not called otherwise while somebody writes in them. */
  const [name] = useState(labels[language] || labels.en || option.key || t('staff.atrOptionNew'))
  const stepBy = (by: -1 | 1) => (canMove ? stepOf(ids, id, by) : undefined)
  function step(by: -1 | 1) {
    const to = stepBy(by)
    if (to) desk.move(id, to.before)
  }
  function press(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <tr ref={element} data-option={id} data-side={side} onKeyDown={press}>
      <td className={own.places}>
        <span ref={handle} className={own.handle} aria-hidden="true">
          <Icon name="menu" size="tiny" />
        </span>
        <IconButton
          icon="up"
          label={t('staff.atrOptionUp', { name })}
          disabled={!stepBy(-1)}
          onClick={() => step(-1)}
        />
        <IconButton
          icon="down"
          label={t('staff.atrOptionDown', { name })}
          disabled={!stepBy(1)}
          onClick={() => step(1)}
        />
      </td>
      {isDrawn && (
        <SwatchCell name={name} swatch={swatch} onChange={(to) => desk.write(id, { swatch: to })} />
      )}
      {LANGUAGES.map((one) => (
        <td key={one}>
          <input
            lang={one}
            maxLength={300}
            aria-label={`${name}, ${LANGUAGE_NAMES[one]}`}
            placeholder={labels.en}
            value={labels[one] ?? ''}
            onChange={({ target }) => desk.write(id, { labels: withLabel(labels, one, target.value) })}
          />
        </td>
      ))}
      <td className={own.used}>{products}</td>
      <td>
        <IconButton
          icon="bin"
          label={t('staff.atrOptionRemove', { name })}
          disabled={products > 0}
          onClick={() => desk.remove(id)}
        />
      </td>
    </tr>
  )
}
