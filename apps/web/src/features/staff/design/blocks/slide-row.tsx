import { focusedPath, type Slide, type SliderName } from '@vitrine/domain/design/design'
import { type KeyboardEvent, useRef } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { momentOf } from '../../staff-words.ts'
import styles from '../design.module.css'
import { titleOf } from '../slides.ts'
import { useDraggedRow } from './use-dragged-row.ts'

type SlideRowProps = {
  slider: SliderName
  slide: Slide
  place: number
  count: number
  isCurrent: boolean
  mayMove: boolean
  onOpen(): void
  onMove(to: number): void
  /** From where to where it was dragged. */
  onDrop(from: number, to: number): void
}

export function SlideRow({
  slider,
  slide,
  place,
  count,
  isCurrent,
  mayMove,
  onOpen,
  onMove,
  onDrop,
}: SlideRowProps) {
  const t = useT()
  const { language } = useStore()
  const row = useRef<HTMLLIElement>(null)
  const isOver = useDraggedRow({ row, slider, place, onDrop, isOff: !mayMove })
  const title = titleOf(slide, language)
  const [picture] = slide.pictures
  function press(event: KeyboardEvent) {
    if (!mayMove || !event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    onMove(place + (event.key === 'ArrowUp' ? -1 : 1))
  }
  return (
    <li ref={row} className={styles.row} data-over={isOver || undefined}>
      <button type="button" aria-current={isCurrent || undefined} onClick={onOpen} onKeyDown={press}>
        <Picture path={picture ? focusedPath(picture) : null} size="cart" alt="" className={styles.thumb} />
        <span>
          {title}
          <SlideState slide={slide} />
        </span>
      </button>
      {mayMove && (
        <span className={styles.moves}>
          <IconButton
            icon="up"
            label={t('staff.designUp', { title })}
            disabled={place === 0}
            onClick={() => onMove(place - 1)}
          />
          <IconButton
            icon="down"
            label={t('staff.designDown', { title })}
            disabled={place === count - 1}
            onClick={() => onMove(place + 1)}
          />
        </span>
      )}
    </li>
  )
}

function SlideState({ slide: { is_hidden, from, stores, texts } }: { slide: Slide }) {
  const t = useT()
  const { locale } = useStore()
  const later = from !== null && from > new Date().toISOString()
  const facts = [
    is_hidden && t('staff.contentOff'),
    later && t('staff.designFromDay', { day: momentOf(locale, from) }),
    stores.length > 0 && stores.join(', '),
    texts.en?.link,
  ]
  return <span className={styles.second}>{facts.filter(Boolean).join(' · ')}</span>
}
