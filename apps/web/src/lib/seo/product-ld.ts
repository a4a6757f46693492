import type { ConfigurableChild, Product } from '@vitrine/domain/catalog/product'
import { clipped } from '@vitrine/domain/content/clipped'
import { plainText } from '@vitrine/domain/content/plain-text'
import { offerOf } from './offer-ld.ts'
import { variantLd, variesBy } from './variant-ld.ts'

const MAX_SUMMARY_LENGTH = 300
/** More of them would weigh more than the page. */
const MAX_VARIANTS = 100

type ProductLdInput = {
  product: Product
  /** Address of the product's page, and of it with a variant chosen. */
  url: string
  urlOf: (childSku: string) => string
  /** Addresses of its pictures; of a variant where it has one of its own. */
  images: readonly string[]
  imageOf: (child: ConfigurableChild) => string | undefined
  currencyCode: string
}

/** Offers and rating as the page itself shows them; a product nobody rated says nothing of ratings. */
export function productLd(asked: ProductLdInput) {
  const { product, url, images } = asked
  const { rating } = product
  const summary = productSummary(product)
  return {
    '@id': `${url}#product`,
    name: product.name,
    url,
    ...(images.length > 0 && { image: images }),
    ...(summary !== '' && { description: summary }),
    ...(product.brand_name && { brand: { '@type': 'Brand', name: product.brand_name } }),
    ...(product.configurable_children.length > 0 ? groupOf(asked) : oneOf(asked)),
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

/** What is sold in colours and sizes: the offers are those of its variants. */
function groupOf({ product, ...asked }: ProductLdInput) {
  return {
    '@type': 'ProductGroup',
    productGroupID: product.sku,
    variesBy: variesBy(product),
    hasVariant: product.configurable_children
      .slice(0, MAX_VARIANTS)
      .map((child) => variantLd(child, { product, ...asked })),
  }
}

function oneOf({ product, url, currencyCode }: ProductLdInput) {
  const low = product.price_incl_tax
  const high = product.max_price ?? low
  const common = offerOf({ url, currencyCode, isInStock: product.stock.is_in_stock })
  const range = { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount: 2 }
  const offers = high === low ? { '@type': 'Offer', price: low } : range
  return { '@type': 'Product', sku: product.sku, offers: { ...offers, ...common } }
}

/** The short text, where it says something once its tags are gone; else the long one. */
export const productSummary = (product: Pick<Product, 'short_description' | 'description'>): string =>
  summaryOf(product.short_description) || summaryOf(product.description)

/** As much of a text as search engines read. */
export function summaryOf(html: string): string {
  return clipped(plainText(html), MAX_SUMMARY_LENGTH)
}
