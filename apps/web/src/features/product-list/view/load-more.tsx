import { Link } from 'react-router'
import button from '#web/ui/button.module.css'
import { useT } from '#web/ui/shop-context.tsx'
import { MAX_PAGES, writeListState } from '../query/list-address.ts'
import { type ListState, PAGE_SIZE } from '../query/list-state.ts'
import styles from './load-more.module.css'

type LoadMoreProps = { state: ListState; path: string; shown: number; total: number }

/** A link, so that it works without scripts and the address tells how long the list is. */
export function LoadMore({ state, path, shown, total }: LoadMoreProps) {
  const t = useT()
  if (total <= PAGE_SIZE) return null
  const more = Math.min(PAGE_SIZE, total - shown)
  const isFull = state.pages >= MAX_PAGES
  return (
    <div className={styles.load}>
      <p className="type-small tone-second" role="status">
        {t('list.shown', { shown, count: total })}
      </p>
      <div className={styles.progress} aria-hidden="true">
        <span style={{ width: `${(shown / total) * 100}%` }} />
      </div>
      {more > 0 && isFull && <p className="type-small tone-second">{t('list.full')}</p>}
      {more > 0 && !isFull && (
        <Link
          className={`${button.button} ${button.line}`}
          to={path + writeListState({ ...state, pages: state.pages + 1 })}
          preventScrollReset
          replace
          rel="nofollow"
        >
          {t('list.more', { count: more })}
        </Link>
      )}
    </div>
  )
}
