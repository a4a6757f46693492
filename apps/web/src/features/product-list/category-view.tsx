import { Link } from 'react-router'
import { Head } from '#web/lib/head.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './category-view.module.css'
import type { CategoryData, Place } from './load/load-category.ts'
import { ProductList } from './view/product-list.tsx'

export function View({ data }: { data: CategoryData }) {
  const t = useT()
  const { category, trail, tabs, list } = data
  return (
    <div className="wrap">
      <Head title={category.name} description={plainText(category.description)} path={category.path} />
      <Crumbs trail={trail} name={category.name} />
      <div className={styles.head}>
        <h1 className="type-title">{category.name}</h1>
        <span className={styles.count} role="status">
          {t('list.count', { count: list.total })}
        </span>
      </div>
      {tabs && <Tabs tabs={tabs} current={category.id} />}
      <ProductList list={list} path={category.path} />
    </div>
  )
}

function Crumbs({ trail, name }: { trail: Place[]; name: string }) {
  const t = useT()
  return (
    <nav aria-label={t('list.crumbs')}>
      <ol className={styles.crumbs}>
        <li>
          <Link to="/">{t('list.home')}</Link>
        </li>
        {trail.map((place) => (
          <li key={place.id}>
            <Link to={place.path}>{place.name}</Link>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  )
}

function Tabs({ tabs, current }: { tabs: NonNullable<CategoryData['tabs']>; current: number }) {
  const t = useT()
  return (
    <nav className={styles.tabs} aria-label={t('list.subcategories')}>
      <Link to={tabs.all.path} aria-current={tabs.all.id === current ? 'page' : undefined}>
        {t('list.all')}
      </Link>
      {tabs.narrower.map((place) => (
        <Link key={place.id} to={place.path} aria-current={place.id === current ? 'page' : undefined}>
          {place.name}
        </Link>
      ))}
    </nav>
  )
}

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
