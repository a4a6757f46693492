import { Link } from 'react-router'
import { Head } from '#web/lib/head.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ProductCard } from '#web/ui/product-card/product-card.tsx'
import { Rail } from '#web/ui/rail.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Collection } from './collection.tsx'
import styles from './home-view.module.css'
import type { CategoryRow, HomeData, Strip } from './load-home.ts'
import { Slider } from './slider.tsx'

export function HomeView({ data }: { data: HomeData }) {
  const t = useT()
  const { slides, rows, collection, strip, bestsellers } = data
  return (
    <>
      <Head title={t('home.title')} description={t('home.description')} path="/" />
      {slides.length > 0 ? (
        <Slider slides={slides} fallbackLink={collection.path ?? rows[0]?.path ?? '/search'} />
      ) : (
        <h1 className="visually-hidden">{t('home.title')}</h1>
      )}
      {rows.length > 0 && <Categories rows={rows} />}
      {collection.products.length > 0 && <Collection collection={collection} />}
      {strip && strip.products.length > 0 && <CategoryStrip strip={strip} />}
      {bestsellers.length > 0 && (
        <section className="section-block" aria-labelledby="bestsellers">
          <div className="wrap">
            <SectionHead id="bestsellers" title={t('home.bestsellers')} />
          </div>
          <Rail label={t('home.bestsellers')}>
            {bestsellers.map((product, position) => (
              <li key={product.id}>
                <ProductCard product={product} rank={position + 1} />
              </li>
            ))}
          </Rail>
        </section>
      )}
    </>
  )
}

function Categories({ rows }: { rows: CategoryRow[] }) {
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

function CategoryStrip({ strip }: { strip: Strip }) {
  const t = useT()
  return (
    <section className="section-block" aria-labelledby="strip">
      <div className="wrap">
        <SectionHead
          id="strip"
          title={strip.name}
          more={{ to: strip.path, text: t('home.allCount', { count: strip.count }) }}
        />
        {strip.narrower.length > 0 && (
          <ul className={styles.narrower}>
            {strip.narrower.map(({ id, name, path }) => (
              <li key={id}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Rail label={strip.name}>
        {strip.products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </Rail>
    </section>
  )
}
