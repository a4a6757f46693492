import type { DesignDesk } from '@vitrine/contract/design/editor'
import { type Design, SLIDERS, type SliderName } from '@vitrine/domain/design/design'
import { IconButton } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../design.module.css'
import { PART_WORDS, PARTS, SLIDER_WORDS } from '../design-words.ts'
import { moveSlide, newSlide, withSlides } from '../slides.ts'
import { SlideRow } from './slide-row.tsx'

type BlockListProps = {
  desk: DesignDesk
  design: Design
  at: string | undefined
  onOpen(at: string): void
  onChange(design: Design): void
}

/** Everything that can be chosen; slides are moved by dragging, by buttons, and by Alt with an arrow. */
export function BlockList({ desk, design, at, onOpen, onChange }: BlockListProps) {
  const t = useT()
  return (
    <nav className={styles.list} aria-label={t('staff.designBlocks')}>
      <ul>
        {PARTS.map((part) => (
          <li key={part}>
            <button type="button" aria-current={part === at || undefined} onClick={() => onOpen(part)}>
              {t(PART_WORDS[part])}
            </button>
          </li>
        ))}
      </ul>
      {SLIDERS.map((slider) => (
        <SliderList key={slider} {...{ slider, desk, design, at, onOpen, onChange }} />
      ))}
    </nav>
  )
}

function SliderList({ slider, desk, design, at, onOpen, onChange }: BlockListProps & { slider: SliderName }) {
  const t = useT()
  const slides = design.sliders[slider]
  const mayAdd = desk.may_publish || slider === 'main'
  function add() {
    const slide = newSlide(desk.may_publish ? null : desk.me)
    onChange(withSlides(design, slider, [...slides, slide]))
    onOpen(slide.id)
  }
  const move = (from: number, to: number) => onChange(withSlides(design, slider, moveSlide(slides, from, to)))
  return (
    <section aria-label={t(SLIDER_WORDS[slider])}>
      <header className={styles.listHead}>
        <h2>{t(SLIDER_WORDS[slider])}</h2>
        <span className={styles.second}>{slides.length}</span>
        {mayAdd && (
          <IconButton
            icon="plus"
            label={t('staff.designAdd', { place: t(SLIDER_WORDS[slider]) })}
            onClick={add}
          />
        )}
      </header>
      <ul>
        {slides.map((slide, place) => (
          <SlideRow
            key={slide.id}
            {...{ slider, slide, place, count: slides.length, isCurrent: slide.id === at }}
            mayMove={desk.may_publish}
            onOpen={() => onOpen(slide.id)}
            onMove={(to) => move(place, to)}
            onDrop={move}
          />
        ))}
      </ul>
    </section>
  )
}
