import { Link } from 'react-router'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { Slide } from './load/home-settings.ts'
import styles from './top-styles.module.css'

/** What the editor likes best: each a picture and a way to it. */
export function TopStyles({ slides }: { slides: readonly Slide[] }) {
  const t = useT()
  return (
    <section className="section-block wrap" aria-labelledby="top-styles">
      <SectionHead id="top-styles" title={t('home.topStyles')} />
      <ul className={styles.list}>
        {slides.map(({ img, alt, title, text, link, focus }) => (
          <li key={`${img} ${link}`}>
            <Link to={link} className={styles.style}>
              <Picture path={img} size="gallery" alt={title ? '' : alt} focus={focus} />
              <span className="type-strong">{title}</span>
              {text && <span className="tone-second">{text}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
