// Slides lie side by side and snap; no slide moves by itself.
import { useRef, useState } from 'react'
import { ButtonLink, IconButton } from '#web/ui/button.tsx'
import { glide } from '#web/ui/motion/glide.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { Slide } from './load/home-settings.ts'
import styles from './slider.module.css'

type SliderProps = { slides: Slide[]; fallbackLink: string }

export function Slider({ slides, fallbackLink }: SliderProps) {
  const t = useT()
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  // Pictures of further slides weigh more than the rest of a phone's first screen: who reaches for the slider gets them.
  const [isTouched, setTouched] = useState(false)
  const count = slides.length
  function show(position: number) {
    const element = track.current
    element?.scrollTo({ left: ((position + count) % count) * element.clientWidth, behavior: glide() })
  }
  const next = slides[(current + 1) % count]
  return (
    <section
      className={`${styles.slider} ${isTouched ? '' : styles.untouched}`}
      aria-label={t('home.slides')}
      onPointerEnter={() => setTouched(true)}
      onFocus={() => setTouched(true)}
    >
      <ul
        className={styles.track}
        ref={track}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / clientWidth))
        }
      >
        {slides.map((slide, position) => (
          <li
            key={`${slide.img} ${slide.link} ${slide.title}`}
            className={styles.slide}
            aria-label={t('home.slideOf', { position: position + 1, count })}
          >
            <SlideView slide={slide} isFirst={position === 0} fallbackLink={fallbackLink} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.nav}>
          <IconButton icon="left" label={t('home.previous')} onClick={() => show(current - 1)} />
          <IconButton icon="right" label={t('home.next')} onClick={() => show(current + 1)} />
          <span className={styles.part} role="status">
            {t('home.slideOf', { position: current + 1, count })}
          </span>
          {next?.title && <span className="tone-second">{t('home.nextIs', { title: next.title })}</span>}
        </div>
      )}
    </section>
  )
}

type SlideViewProps = { slide: Slide; isFirst: boolean; fallbackLink: string }

/** Words beside the picture, never on it. */
function SlideView({ slide, isFirst, fallbackLink }: SlideViewProps) {
  const t = useT()
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <>
      <div className={styles.pictures}>
        <Picture
          path={slide.img}
          size="slide"
          alt={slide.alt}
          focus={slide.focus}
          loading={isFirst ? 'first' : 'lazy'}
          className={styles.picture}
        />
        {/* Lazy in any case: a phone does not show it, and would fetch it all the same. */}
        {slide.second && (
          <Picture
            path={slide.second}
            size="slide"
            alt=""
            focus={slide.secondFocus}
            className={styles.picture}
          />
        )}
      </div>
      <div className={styles.text}>
        <Heading className="type-hero">{slide.title || t('home.title')}</Heading>
        <p className={styles.words}>{slide.text}</p>
        <ButtonLink to={slide.link || fallbackLink} className={styles.button}>
          {slide.button || t('home.look')}
        </ButtonLink>
      </div>
    </>
  )
}
