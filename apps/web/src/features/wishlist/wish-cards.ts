import { listProducts } from '@vitrine/contract/catalog'
import type { ShopClient } from '@vitrine/contract/client'
import type { WishedProduct } from '@vitrine/sync/wishlist/wish'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import { productPath } from '#web/lib/links.ts'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'

/** As many as one call takes. */
const AT_ONCE = 100

/** As the shop has them now, by sku. */
export async function askCards(
  client: Pick<ShopClient, 'call'>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, CardProduct>> {
  const parts = Array.from({ length: Math.ceil(skus.length / AT_ONCE) }, (_, part) =>
    skus.slice(part * AT_ONCE, (part + 1) * AT_ONCE).join(','),
  )
  const answers = await Promise.all(parts.map((part) => client.call(listProducts, { query: { skus: part } })))
  return new Map(answers.flatMap(({ items }) => items.map((card) => [card.sku, toCardProduct(card)])))
}

/** As it is remembered, until the shop has answered or where it does not. */
export function rememberedCard({
  sku,
  name,
  brand_name,
  image,
  url_path,
  final_price,
}: WishedProduct): CardProduct {
  return {
    ...{
      id: 0,
      sku,
      name,
      brand_name,
      image,
      path: productPath({ sku, parentSku: sku, url_path, slug: '', type_id: 'simple' }),
      hover: null,
    },
    ...{ price_incl_tax: final_price, old_price: null, max_price: null, sale: false, new: false },
    ...{ colors: [], moreColors: 0, isLow: false, isSoldOut: false },
  }
}
