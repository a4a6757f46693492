import { getCatalog, listProducts } from '@vitrine/contract/catalog'
import type { ProductCard } from '@vitrine/domain/catalog/product'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import { productTag } from '#web/lib/page-note.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'
import { storeLinks } from '../store-links.ts'
import { type ContentPart, splitContent } from './split-content.ts'

export type BodyPart = { html: string } | { products: CardProduct[] }
/** What the page must be forgotten with. */
export type LoadedBody = { parts: BodyPart[]; tags: string[] }

const SHOWN = 12

/** The text of a page with the products it names. Without them the text still stands. */
export async function loadBody(shop: ShopRequest, html: string): Promise<LoadedBody> {
  const split = splitContent(storeLinks(html, shop.store.code))
  const loaded = await Promise.all(split.map((part) => loadPart(shop, part)))
  const tags = loaded.flatMap((part) => ('cards' in part ? part.cards.map(({ id }) => productTag(id)) : []))
  const parts = loaded.map((part) =>
    'cards' in part ? { products: part.cards.map((card) => toCardProduct(card)) } : part,
  )
  return { parts: parts.filter((part) => 'html' in part || part.products.length > 0), tags }
}

async function loadPart(
  shop: ShopRequest,
  part: ContentPart,
): Promise<{ html: string } | { cards: ProductCard[] }> {
  if ('html' in part) return part
  const asked = 'skus' in part ? cardsBySku(shop, part.skus) : cardsByFlag(shop, part.flags)
  const cards = await asked.catch((error: unknown) => {
    shop.log(error)
    return []
  })
  return { cards }
}

async function cardsBySku({ client }: ShopRequest, skus: readonly string[]): Promise<ProductCard[]> {
  return (await client.call(listProducts, { query: { skus: skus.join(',') } })).items
}

async function cardsByFlag({ client }: ShopRequest, flags: readonly string[]): Promise<ProductCard[]> {
  const searchQuery = JSON.stringify({
    _appliedFilters: flags.map((attribute) => ({ attribute, value: { eq: true }, scope: 'default' })),
  })
  const { items } = await client.call(getCatalog, {
    query: { type: 'product', size: SHOWN, searchQuery: searchQuery as never },
  })
  return items as ProductCard[]
}
