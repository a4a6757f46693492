import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Head } from '#web/lib/head.tsx'
import { SiteLd } from '#web/lib/seo/site-ld-blocks.tsx'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'
import { ProductRail } from '#web/ui/product-card/product-rail.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { BonusBanner } from './bonus-banner.tsx'
import { CategoryDoors } from './category-doors.tsx'
import { Collection } from './collection.tsx'
import styles from './home-view.module.css'
import type { HomeData, Strip } from './load/load-home.ts'
import { MainCategories } from './main-categories.tsx'
import { Slider } from './slider.tsx'
import { TopStyles } from './top-styles.tsx'

/** `children` end the page: what this shopper looked at before. */
type HomeViewProps = { data: HomeData; children?: ReactNode }

export const HomeView = memo(function HomeView({ data, children }: HomeViewProps) {
  const t = useT()
  const { slides, styles: liked, rows, collection, strip, bestsellers, main, bonus } = data
  return (
    <>
      <Head
        title={t('home.title')}
        description={useShopInfo().siteDescription ?? t('home.description')}
        path="/"
        image={slides[0]?.img ?? null}
      />
      <SiteLd />
      {slides.length > 0 ? (
        <Slider slides={slides} fallbackLink={collection.path ?? rows[0]?.path ?? '/search'} />
      ) : (
        <h1 className="visually-hidden">{t('home.title')}</h1>
      )}
      {rows.length > 0 && <CategoryDoors rows={rows} />}
      {collection.products.length > 0 && <Collection collection={collection} />}
      {liked.length > 0 && <TopStyles slides={liked} />}
      {strip && strip.products.length > 0 && <CategoryStrip strip={strip} />}
      {bestsellers.length > 0 && <Bestsellers products={bestsellers} />}
      <MainCategories main={main} />
      {children}
      {bonus && <BonusBanner bonus={bonus} />}
    </>
  )
})

function Bestsellers({ products }: { products: CardProduct[] }) {
  const t = useT()
  return (
    <section className="section-block" aria-labelledby="bestsellers">
      <div className="wrap">
        <SectionHead id="bestsellers" title={t('home.bestsellers')} />
      </div>
      <ProductRail label={t('home.bestsellers')} products={products} isRanked />
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
      <ProductRail label={strip.name} products={strip.products} />
    </section>
  )
}
