import { memo } from 'react'
import { ContentBody } from '#web/lib/content/body/content-body.tsx'
import { Head } from '#web/lib/head.tsx'
import { CrumbsLd } from '#web/lib/seo/crumbs-ld.tsx'
import { summaryOf } from '#web/lib/seo/product-ld.ts'
import { ShopLink } from '#web/ui/link/shop-link.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './category-view.module.css'
import type { CategoryData, Place } from './load/load-category.ts'
import { countFilters } from './query/change-list.ts'
import { ProductList } from './view/product-list.tsx'

// The router draws its pages anew for every step of a way, its beginning too; a view only for other data.
export const View = memo(function CategoryView({ data }: { data: CategoryData }) {
  const t = useT()
  const { category, trail, tabs, intro, list } = data
  const isOnlyIntro = intro.length > 0 && list.total === 0
  return (
    <div className="wrap">
      <Head
        title={[category.name, trail.at(-1)?.name].filter(Boolean).join(t('shell.comma'))}
        description={
          import.meta.env.SSR
            ? summaryOf(category.description) ||
              t('list.description', { name: category.name, count: list.total })
            : undefined
        }
        path={category.path}
        isIndexed={countFilters(list.state) === 0 && list.state.text === ''}
        image={category.image ?? list.products[0]?.image ?? null}
      />
      <Crumbs trail={trail} name={category.name} />
      <CrumbsLd
        crumbs={[
          { name: t('list.home'), to: '/' },
          ...trail.map(({ name, path }) => ({ name, to: path })),
          { name: category.name },
        ]}
      />
      <div className={styles.head}>
        <h1 className="type-title">{category.name}</h1>
        {!isOnlyIntro && (
          <span className={styles.count} role="status">
            {t('list.count', { count: list.total })}
          </span>
        )}
      </div>
      {tabs && <Tabs tabs={tabs} current={category.id} />}
      {!isOnlyIntro && <ProductList list={list} path={category.path} />}
      {intro.length > 0 && (
        <div className={styles.intro}>
          <ContentBody parts={intro} />
        </div>
      )}
    </div>
  )
})

function Crumbs({ trail, name }: { trail: Place[]; name: string }) {
  const t = useT()
  return (
    <nav aria-label={t('list.crumbs')}>
      <ol className={styles.crumbs}>
        <li>
          <ShopLink to="/">{t('list.home')}</ShopLink>
        </li>
        {trail.map((place) => (
          <li key={place.id}>
            <ShopLink to={place.path}>{place.name}</ShopLink>
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
      <ShopLink to={tabs.all.path} aria-current={tabs.all.id === current ? 'page' : undefined}>
        {t('list.all')}
      </ShopLink>
      {tabs.narrower.map((place) => (
        <ShopLink key={place.id} to={place.path} aria-current={place.id === current ? 'page' : undefined}>
          {place.name}
        </ShopLink>
      ))}
    </nav>
  )
}
