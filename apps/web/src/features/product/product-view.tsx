import type { ProductCard as CatalogueCard } from '@vitrine/domain/catalog/product'
import { useRouteLoaderData } from 'react-router'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import { Head } from '#web/lib/head.tsx'
import { productPath } from '#web/lib/links.ts'
import { Crumbs } from '#web/ui/crumbs.tsx'
import { ProductCard } from '#web/ui/product-card/product-card.tsx'
import { Rail } from '#web/ui/rail.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { crumbsOf } from './crumbs-of.ts'
import { Details } from './details.tsx'
import { Facts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import type { ProductData } from './product-data.ts'
import styles from './product-view.module.css'
import { BuyBox } from './purchase/buy-box.tsx'
import { picturesOf } from './purchase/pictures-of.ts'
import { usePurchase } from './purchase/use-purchase.ts'
import { ReviewList } from './reviews/review-list.tsx'

export function View({ data }: { data: ProductData }) {
  // Another product is another choice; nothing of the last one stays.
  return <Product key={data.product.sku} data={data} />
}

function Product({ data }: { data: ProductData }) {
  const t = useT()
  const { product, childSku, worn, similar, reviews } = data
  const menu = useMenu()
  const purchase = usePurchase(product, childSku)
  const isShipped = product.type_id !== 'virtual' && product.type_id !== 'downloadable'
  return (
    <>
      <Head
        title={product.name}
        description={product.short_description || undefined}
        path={productPath(product)}
      />
      <Crumbs crumbs={crumbsOf({ product, menu, home: t('product.home') })} />
      <div className={styles.product}>
        <Gallery name={product.name} pictures={picturesOf(product, purchase.choice)} />
        <BuyBox product={product} purchase={purchase}>
          <Facts isShipped={isShipped} />
          <Details product={product} />
        </BuyBox>
      </div>
      <CardRail id="worn" title={t('product.wornWith')} cards={worn} />
      {reviews.total > 0 && <ReviewList reviews={reviews} />}
      <CardRail id="similar" title={t('product.similar')} cards={similar} />
    </>
  )
}

/** The menu every page has already. */
function useMenu() {
  return (
    (useRouteLoaderData('root') as { menu?: Parameters<typeof crumbsOf>[0]['menu'] } | undefined)?.menu ?? []
  )
}

function CardRail({ id, title, cards }: { id: string; title: string; cards: CatalogueCard[] }) {
  if (cards.length === 0) return null
  return (
    <section className="section-block" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} />
      </div>
      <Rail label={title}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard product={toCardProduct(card)} />
          </li>
        ))}
      </Rail>
    </section>
  )
}
