import type { Product } from '@vitrine/domain/catalog/product'

type Asked = {
  product: Product
  /** Address of the product's page. */
  url: string
  /** Addresses of its pictures. */
  images: readonly string[]
  currencyCode: string
}

/** Offers and rating as the page itself shows them; a product nobody rated says nothing of ratings. */
export function productLd({ product, url, images, currencyCode }: Asked) {
  const { rating } = product
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    sku: product.sku,
    url,
    ...(images.length > 0 && { image: images }),
    ...(product.short_description && { description: plainText(product.short_description) }),
    ...(product.brand_name && { brand: { '@type': 'Brand', name: product.brand_name } }),
    offers: offersOf({ product, url, currencyCode }),
    ...(rating &&
      rating.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  }
}

function offersOf({ product, url, currencyCode }: Pick<Asked, 'product' | 'url' | 'currencyCode'>) {
  const low = product.price_incl_tax
  const high = product.max_price ?? low
  const common = {
    url,
    priceCurrency: currencyCode,
    availability: `https://schema.org/${product.stock.is_in_stock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  }
  if (high === low) return { '@type': 'Offer', price: low, ...common }
  const offerCount = Math.max(product.configurable_children.length, 2)
  return { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount, ...common }
}

export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
