import { Link } from 'react-router'
import { searchPath } from '#web/lib/links.ts'
import type { MenuNode } from '#web/lib/loaded/root-data.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { Recent } from './recent/use-recent.ts'
import styles from './search-panel.module.css'
import { usePopular } from './use-popular.ts'

type Doors = readonly MenuNode[]
type BeforeTypingProps = { recent: Recent; categories: Doors; onChoose: (text?: string) => void }

/** Own searches, what the shop has most of, and the ways in. */
export function BeforeTyping({ recent, categories, onChoose }: BeforeTypingProps) {
  const t = useT()
  return (
    <>
      {recent.texts.length > 0 && (
        <section aria-labelledby="search-recent">
          <div className={styles.row}>
            <h3 id="search-recent" className={styles.title}>
              {t('search.recent')}
            </h3>
            <button type="button" className={`text-link ${styles.small}`} onClick={recent.forgetAll}>
              {t('search.forgetAll')}
            </button>
          </div>
          <ul className={styles.recent}>
            {recent.texts.map((text) => (
              <li key={text} className={styles.row}>
                <Link to={searchPath(text)} onClick={() => onChoose(text)}>
                  <Icon name="clock" size="small" /> <span>{text}</span>
                </Link>
                <IconButton
                  icon="close"
                  label={t('search.forget', { text })}
                  onClick={() => recent.forget(text)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Popular onChoose={onChoose} />
      <Categories categories={categories} onChoose={onChoose} />
    </>
  )
}

export function Popular({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useT()
  const popular = usePopular()
  if (popular.length === 0) return null
  return (
    <section aria-labelledby="search-popular">
      <h3 id="search-popular" className={styles.title}>
        {t('search.popular')}
      </h3>
      <ul className={styles.words}>
        {popular.map((text) => (
          <li key={text}>
            <Link to={searchPath(text)} onClick={() => onChoose(text)}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Categories({ categories, onChoose }: { categories: Doors; onChoose: () => void }) {
  const t = useT()
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="search-categories">
      <h3 id="search-categories" className={styles.title}>
        {t('search.categories')}
      </h3>
      <ul className={styles.doors}>
        {categories.map(({ id, name, path }) => (
          <li key={id}>
            <Link to={path} onClick={() => onChoose()}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
