import type { OrderHistory } from '@vitrine/contract/user/order-history'
import { Picture } from '#web/ui/picture.tsx'
import styles from './photo-strip.module.css'

/** Photos of so many products, and how many more there are (spec accounts §2). */
const STRIP = 3

/** Beside the words that tell of the order, so it says nothing aloud. */
export function PhotoStrip({
  products,
  className,
}: {
  products: OrderHistory['products']
  className?: string | undefined
}) {
  const more = products.length - STRIP
  return (
    <span className={[styles.strip, className].filter(Boolean).join(' ')} aria-hidden="true">
      {products.slice(0, STRIP).map(({ sku, image }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same goods may stand in two lines
        <Picture key={`${sku} ${at}`} path={image} size="cart" alt="" />
      ))}
      {more > 0 && <span className={styles.more}>{`+${more}`}</span>}
    </span>
  )
}
