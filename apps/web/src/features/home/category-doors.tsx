import { Link } from 'react-router'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './home-view.module.css'
import type { CategoryRow } from './load/load-home.ts'

export function CategoryDoors({ rows }: { rows: CategoryRow[] }) {
  const t = useT()
  return (
    <section className="section-block wrap" aria-labelledby="categories">
      <h2 className="visually-hidden" id="categories">
        {t('home.categories')}
      </h2>
      <ul className={styles.categories}>
        {rows.map((row, position) => (
          <li key={row.id}>
            <Link to={row.path} className={styles.row}>
              <span className="type-section">{row.name}</span>
              <span className={styles.count}>
                {position === 0 ? t('list.count', { count: row.count }) : row.count}
              </span>
              <Picture path={row.image} size="card" alt="" className={styles.picture} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
