import { memo, useState } from 'react'
import { whenAtHand } from '#web/engine/opening/when-of-use.ts'
import { Head } from '#web/lib/head.tsx'
import { productPath } from '#web/lib/links.ts'
import { productSummary } from '#web/lib/seo/product-ld.ts'
import { lazyPart } from '#web/ui/lazy/lazy-part.tsx'
import { importBody, loadedBody } from './load-body.ts'
import type { ProductData } from './product-data.ts'

/** A page that the server wrote is there to be read: a first visitor is brought what makes it listen with the first touch. */
const WrittenBody = lazyPart(async () => {
  if (!import.meta.env.SSR) await whenAtHand()
  return importBody()
})

function Body({ data }: { data: ProductData }) {
  const [Shown] = useState(() => loadedBody() ?? WrittenBody)
  return <Shown data={data} />
}

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
