// What is wrong with a product as it stands: errors keep it from being bought, infos are told beside it.
import type { Product, ProductCard } from '@vitrine/domain/catalog/product'
import type { ProductBody } from './product-body.ts'

type Flags = Pick<Product, 'errors' | 'info'>
type Shown = { card: ProductCard; linked: ReadonlyMap<number, ProductCard> }

/** The specification's words; the shop window has its own for each key. */
const NO_VARIANTS = 'No available product variants'
const NO_LINK = 'Product link not found'

export function defectsOf(body: ProductBody, { card, linked }: Shown): Flags {
  const missing = missingPartsOf(body, linked)
  const isWhole = body.type === 'bundle' ? hasRequired(body, linked) : hasParts(body, linked)
  return {
    errors: {
      ...(!card.stock.is_in_stock && { variants: NO_VARIANTS }),
      ...(!isWhole && { links: NO_LINK }),
    },
    info: isWhole && missing.length > 0 ? { links: `${NO_LINK}: ${missing.join(', ')}` } : {},
  }
}

/** Skus of parts that are not there: never imported, withdrawn, or not sold in this store. */
export function missingPartsOf(body: ProductBody, linked: Shown['linked']): string[] {
  const selections = body.bundleOptions.flatMap((option) => option.selections)
  const gone = [...partLinksOf(body), ...selections].filter(({ productId }) => !linked.has(productId))
  return [...new Set([...(body.missingParts ?? []), ...gone.map(({ sku }) => sku)])]
}

function hasRequired({ bundleOptions }: ProductBody, linked: Shown['linked']): boolean {
  return (
    bundleOptions.length > 0 &&
    bundleOptions.every(
      ({ required, selections }) => !required || selections.some(({ productId }) => linked.has(productId)),
    )
  )
}

function hasParts(body: ProductBody, linked: Shown['linked']): boolean {
  return body.type !== 'grouped' || partLinksOf(body).some(({ productId }) => linked.has(productId))
}

function partLinksOf({ links }: ProductBody): ProductBody['links'] {
  return links.filter(({ type }) => type === 'associated')
}
