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
            {row.ways.length > 0 ? <ForSeveral row={row} /> : <Door row={row} isFirst={position === 0} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Door({ row, isFirst }: { row: CategoryRow; isFirst: boolean }) {
  const t = useT()
  return (
    <Link to={row.path} className={styles.row}>
      <span className="type-section">{row.name}</span>
      <span className={styles.count}>{isFirst ? t('list.count', { count: row.count }) : row.count}</span>
      <Picture path={row.image} size="cart" alt="" className={styles.picture} />
    </Link>
  )
}

/** "Knitwear" is women's and men's: it says so, and a tap beside the two leads where the picture is from. */
const ForSeveral = ({ row }: { row: CategoryRow }) => (
  <div className={`${styles.row} ${styles.several}`}>
    <span>
      <span className="type-section">{row.name}</span>
      <span className={styles.ways}>
        {row.ways.map(({ name, path, count }) => (
          <Link key={path} to={path} className={path === row.path ? styles.whole : undefined}>
            <span className="visually-hidden">{`${row.name} `}</span>
            {name} <span className={styles.count}>{count}</span>
          </Link>
        ))}
      </span>
    </span>
    <Picture path={row.image} size="cart" alt="" className={styles.picture} />
  </div>
)
