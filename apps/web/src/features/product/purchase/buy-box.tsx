import type { Product } from '@vitrine/domain/catalog/product'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Price } from '#web/ui/price.tsx'
import { usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import { Rating } from '../reviews/rating.tsx'
import { AxisPicker } from './axis-picker.tsx'
import styles from './buy-box.module.css'
import { CustomOptions } from './custom-options.tsx'
import { Parts } from './parts.tsx'
import { StickyBuy } from './sticky-buy.tsx'
import type { Purchase } from './use-purchase.ts'

type BoxProps = { product: Product; purchase: Purchase; children: ReactNode }

export function BuyBox({ product, purchase, children }: BoxProps) {
  const t = useT()
  const { pricesIncludeTax } = useStore()
  const priced = purchase.child ?? product
  const isChosen = purchase.child !== undefined || product.configurable_options.length === 0
  return (
    <section className={styles.box}>
      <header className={styles.head}>
        {product.brand_name && <p className="type-small tone-second">{product.brand_name}</p>}
        <h1 className="type-section" tabIndex={-1}>
          {product.name}
        </h1>
        {product.rating && (
          <Rating average={product.rating.average} count={product.rating.count} href="#reviews" />
        )}
        <div className={styles.price}>
          <Price
            now={priced.price_incl_tax}
            old={priced.old_price}
            max={isChosen ? null : product.max_price}
          />
        </div>
        <p className="type-caption tone-third">
          {t(pricesIncludeTax ? 'product.taxIncluded' : 'product.taxLater')}
        </p>
      </header>
      {product.configurable_options.map((axis) => (
        <AxisPicker
          key={axis.attribute_code}
          product={product}
          axis={axis}
          choice={purchase.choice}
          isAsked={purchase.asked === axis.attribute_code}
          onPick={purchase.pick}
        />
      ))}
      <Parts product={product} />
      {product.custom_options.length > 0 && (
        <CustomOptions options={product.custom_options} onChange={purchase.setOption} />
      )}
      <Availability product={product} purchase={purchase} />
      <AddButton product={product} purchase={purchase} />
      {children}
    </section>
  )
}

function AddButton({ product, purchase }: { product: Product; purchase: Purchase }) {
  const t = useT()
  const price = usePrice()
  const priced = purchase.child ?? product
  const text = t(priced.stock.is_in_stock ? 'product.add' : 'product.soldOut')
  return (
    <StickyBuy
      name={product.name}
      text={text}
      price={price(priced.price_incl_tax)}
      isOut={!priced.stock.is_in_stock}
      onAdd={purchase.add}
    >
      <Button isMain isSplit disabled={!priced.stock.is_in_stock} onClick={purchase.add}>
        <span>{text}</span>
        <span>{price(priced.price_incl_tax)}</span>
      </Button>
    </StickyBuy>
  )
}

/** Says "few left" only when it is true. */
function Availability({ product, purchase }: { product: Product; purchase: Purchase }) {
  const t = useT()
  const { stock } = purchase.child ?? product
  if (!stock.is_in_stock) return <p className="type-small tone-second">{t('product.soldOutHint')}</p>
  if (!stock.low_stock || stock.qty < 1) return null
  return <p className="type-small tone-second">{t('product.fewLeft', { qty: stock.qty })}</p>
}
