import type { Product } from '@vitrine/domain/catalog/product'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import type { Purchase } from '../purchase/use-purchase.ts'
import styles from './alert-form.module.css'

// Only where something is sold out, and once the page is alive: nobody's first paint has it.
const Form = lazy(async () => ({ default: (await import('./alert-form.tsx')).AlertForm }))

type BackInStockProps = { product: Product; purchase: Purchase }

/** Of the variant that is chosen, or of the product where none of it is left. */
export function BackInStock({ product, purchase: { child, choice } }: BackInStockProps) {
  const t = useT()
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const labels = product.configurable_options.flatMap(({ attribute_code: code, values }) => {
    const label = child && values.find((one) => one.value_index === choice[code])?.label
    return label && values.length > 1 ? [label] : []
  })
  if (!isAlive) return <div className={styles.form} />
  return (
    <Suspense fallback={<div className={styles.form} aria-busy="true" />}>
      <Form sku={(child ?? product).sku} name={[product.name, ...labels].join(t('shell.comma'))} />
    </Suspense>
  )
}
