import type {
  ProductCard as CatalogueCard,
  Product as CatalogueProduct,
} from '@vitrine/domain/catalog/product'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import { Head } from '#web/lib/head.tsx'
import { productPath } from '#web/lib/links.ts'
import { type Crumb, Crumbs } from '#web/ui/crumbs.tsx'
import { ProductCard } from '#web/ui/product-card/product-card.tsx'
import { Rail } from '#web/ui/rail.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { useT } from '#web/ui/shop-context.tsx'
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
  const purchase = usePurchase(product, childSku)
  const isShipped = product.type_id !== 'virtual' && product.type_id !== 'downloadable'
  return (
    <>
      <Head
        title={product.name}
        description={product.short_description || undefined}
        path={productPath(product)}
      />
      <Crumbs crumbs={crumbsOf(product, t('product.home'))} />
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

/** The deepest category the product stands in, with the way there. */
function crumbsOf(product: CatalogueProduct, home: string): Crumb[] {
  const deepest = product.category.toSorted(
    (a, b) => b.url_path.split('/').length - a.url_path.split('/').length,
  )[0]
  const way = deepest ? product.category.filter((one) => isOnWay(one.url_path, deepest.url_path)) : []
  const levels = way.toSorted((a, b) => a.url_path.length - b.url_path.length)
  return [
    { name: home, to: '/' },
    ...levels.map(({ name, url_path }) => ({ name, to: `/${url_path}` })),
    { name: product.name },
  ]
}

const isOnWay = (path: string, target: string) => path === target || target.startsWith(`${path}/`)
