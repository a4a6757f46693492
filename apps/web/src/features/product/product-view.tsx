import { memo } from 'react'
import { whenAtHand } from '#web/engine/opening/when-of-use.ts'
import { Head } from '#web/lib/head.tsx'
import { productPath } from '#web/lib/links.ts'
import { productSummary } from '#web/lib/seo/product-ld.ts'
import { lazyPart } from '#web/ui/lazy/lazy-part.tsx'
import type { ProductData } from './product-data.ts'

const bring = async () => (await import('./product-body.tsx')).ProductBody

async function bringAtHand() {
  if (!import.meta.env.SSR) await whenAtHand()
  return bring()
}

/**
 * A page that the server wrote is there to be read, and a first visitor is brought what makes it listen with the first touch. Of one
 * that is gone to nothing is to be seen without it.
 */
const isWritten = import.meta.env.SSR || document.documentElement.dataset.kind === 'product'
const Body = isWritten ? lazyPart(bringAtHand) : await bring()

export const View = memo(function ProductView({ data }: { data: ProductData }) {
  const { product } = data
  return (
    <>
      <Head
        title={product.name}
        description={import.meta.env.SSR ? productSummary(product) : undefined}
        path={productPath(product)}
        image={product.image}
        type="product"
      />
      <Body key={product.sku} data={data} />
    </>
  )
})
