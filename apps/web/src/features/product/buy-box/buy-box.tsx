import type { Product } from '@vitrine/domain/catalog/product'
import { toMajor, toMinor } from '@vitrine/domain/money/money'
import type { ReactNode } from 'react'
import { productPath } from '#web/lib/links.ts'
import { AboutPrice } from '#web/lib/price/about-price.tsx'
import { Price } from '#web/ui/price.tsx'
import { Gap, usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import { LazyCompare } from '#web/wishlist/compare/lazy-compare.tsx'
import { toWished, WishHeart } from '#web/wishlist/wish-heart.tsx'
import { BackInStock } from '../alert/back-in-stock.tsx'
import { VariantPickers } from '../pickers/variant-pickers.tsx'
import { AddButton } from '../purchase/add-button.tsx'
import { ProductNotes, TaxNote } from '../purchase/product-notes.tsx'
import { ShareButton } from '../purchase/share-button.tsx'
import type { Purchase } from '../purchase/use-purchase.ts'
import { Rating } from '../reviews/rating.tsx'
import styles from './buy-box.module.css'
import { RareForms } from './rare-forms.tsx'

type BoxProps = { product: Product; purchase: Purchase; children: ReactNode }

export function BuyBox({ product, purchase, children }: BoxProps) {
  return (
    <section className={styles.box}>
      <Head product={product} purchase={purchase} />
      <ProductNotes product={product} />
      <VariantPickers product={product} purchase={purchase} />
      <RareForms product={product} purchase={purchase} />
      <div className={styles.action}>
        <Availability product={product} purchase={purchase} />
        <Action product={product} purchase={purchase} />
        <LazyCompare piece={{ ...product, path: productPath(product) }} />
      </div>
      {children}
    </section>
  )
}

/** What is sold out and can come back is waited for; a button would do nothing. */
function Action({ product, purchase }: { product: Product; purchase: Purchase }) {
  const t = useT()
  const isWhole = !('links' in product.errors || 'price' in product.errors)
  if (isWhole && !(purchase.child ?? product).stock.is_in_stock)
    return <BackInStock product={product} purchase={purchase} />
  return (
    <>
      <AddButton product={product} purchase={purchase} />
      <p className={`type-small tone-second ${styles.noScripts}`}>{t('product.noScripts')}</p>
    </>
  )
}

function Head({ product, purchase }: { product: Product; purchase: Purchase }) {
  const store = useStore()
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <div className={styles.names}>
          {product.brand_name && <p className="type-small tone-second">{product.brand_name}</p>}
          <h1 className="type-section" tabIndex={-1}>
            {product.name}
          </h1>
        </div>
        <div className={styles.tools}>
          <WishHeart product={toWished(product, store.currencyCode)} />
          <ShareButton name={product.name} />
        </div>
      </div>
      {product.rating && (
        <Rating average={product.rating.average} count={product.rating.count} href="#reviews" />
      )}
      <div>
        <PriceLine product={product} purchase={purchase} />
        <AboutPrice major={purchase.quote.now} />
        <TaxNote type={product.type_id} />
      </div>
    </header>
  )
}

/** Of what is chosen so far; "from" while something that changes the price is open. */
function PriceLine({ product, purchase }: { product: Product; purchase: Purchase }) {
  const t = useT()
  const price = usePrice()
  const { quote, child } = purchase
  // A group with every part put to nothing has no price of its own to show.
  const isEmpty = product.type_id === 'grouped' && quote.now === 0
  const shown = isEmpty ? { now: product.price_incl_tax, old: product.old_price } : quote
  const isOpen = product.type_id === 'configurable' && child === undefined
  const saved =
    shown.old !== null && shown.old > shown.now ? toMajor(toMinor(shown.old) - toMinor(shown.now)) : 0
  return (
    <div className={styles.price}>
      <Price now={shown.now} old={shown.old} max={isOpen ? product.max_price : null} lowest={quote.lowest} />
      {saved > 0 && product.type_id === 'bundle' && (
        <p className={styles.saved}>{t('purchase.save', { price: price(saved) })}</p>
      )}
    </div>
  )
}

function SoldOut() {
  const t = useT()
  return (
    <p className="type-small tone-second">
      {t('product.soldOutHint')}
      <Gap />
      <a className="text-link" href="#similar">
        {t('product.similar')}
      </a>
    </p>
  )
}

function Availability({ product, purchase }: { product: Product; purchase: Purchase }) {
  const t = useT()
  const { stock } = purchase.child ?? product
  if (product.stock.is_in_stock && !stock.is_in_stock)
    return <p className="type-small tone-second">{t('purchase.otherSize')}</p>
  if (!stock.is_in_stock) return <SoldOut />
  // Of a size it is said beside the sizes.
  const isPlain = product.configurable_options.length === 0
  if (!isPlain || !stock.low_stock || stock.qty < 1) return null
  return <p className="type-small tone-second">{t('product.fewLeft', { qty: stock.qty })}</p>
}
