import { isStoreOfUnion } from '@vitrine/domain/store/european-union'
import styles from './price.module.css'
import { usePrice, useStore, useT } from './shop-context.tsx'

type PriceProps = {
  now: number
  old?: number | null
  max?: number | null
  /** Of the thirty days before the reduction. */
  lowest?: number | undefined
}

/**
 * A reduced price stands in its own colour with the old one struck through, and in stores of the EU with the lowest one
 * before; a range starts with "from".
 */
export function Price({ now, old = null, max = null, lowest }: PriceProps) {
  const price = usePrice()
  const t = useT()
  const isToldLowest = isStoreOfUnion(useStore())
  const isReduced = old !== null && old > now
  const shown = max !== null && max > now ? t('list.priceFrom', { price: price(now) }) : price(now)
  return (
    <p className={styles.price}>
      <span className={isReduced ? styles.now : undefined}>{shown}</span>
      {isReduced && (
        <del>
          <span className="visually-hidden">{t('list.priceWas')} </span>
          {price(old)}
        </del>
      )}
      {isReduced && isToldLowest && lowest !== undefined && (
        <span className={styles.lowest}>{t('list.priceLowest', { price: price(lowest) })}</span>
      )}
    </p>
  )
}
