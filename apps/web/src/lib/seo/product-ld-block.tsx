import type { Product } from '@vitrine/domain/catalog/product'
import type { ReactNode } from 'react'
import { pictureUrl } from '#web/ui/picture.tsx'
import { useStore } from '#web/ui/shop-context.tsx'
import { productPath } from '../links.ts'
import { JsonLd, JsonLdPlace } from './json-ld.tsx'
import { productLd } from './product-ld.ts'
import { useAbsolute, useOrigin } from './use-absolute.ts'

const MAX_PICTURES = 6

type ProductLdProps = { product: Product }

function ServerProductLd({ product }: ProductLdProps) {
  const absolute = useAbsolute()
  const origin = useOrigin()
  const { currencyCode } = useStore()
  const addressOf = (path: string) => {
    const address = pictureUrl(path, 'gallery', '@2x')
    return address.startsWith('/') ? origin + address : address
  }
  const pictures = product.media_gallery.filter(({ typ }) => typ === 'image').map(({ image }) => image)
  const images = (pictures.length > 0 ? pictures : [product.image ?? ''])
    .filter(Boolean)
    .slice(0, MAX_PICTURES)
    .map(addressOf)
  const data = productLd({
    product,
    images,
    currencyCode,
    url: absolute(productPath(product)),
    urlOf: (childSku) => absolute(productPath(product, childSku)),
    imageOf: ({ image }) => (image ? addressOf(image) : undefined),
  })
  return <JsonLd data={data} />
}

/** The product for search engines: variants, offers and rating. */
export const ProductLd: (props: ProductLdProps) => ReactNode = import.meta.env.SSR
  ? ServerProductLd
  : JsonLdPlace
