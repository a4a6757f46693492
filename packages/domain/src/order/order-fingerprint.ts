import { lineKey } from '../cart/line-identity.ts'
import { canonicalOption, type LooseProductOption } from '../cart/product-option.ts'
import { stableJson } from '../json/stable-json.ts'

type OrderBody = {
  cart_id: string
  products: readonly { sku: string; qty: number; product_option?: LooseProductOption }[]
  addressInformation: object
}

/**
 * What makes two bodies the same order: cart, goods, addresses and methods. Ids, times and what the shopper saw are
 * left out, and the sequence of lines or keys does not count. The caller hashes the text.
 */
export function orderFingerprint(body: OrderBody): string {
  const lines = new Map<string, { sku: string; option: unknown; qty: number }>()
  for (const { sku, qty, product_option } of body.products) {
    const key = lineKey({ sku, product_option })
    lines.set(key, { sku, option: canonicalOption(product_option), qty: qty + (lines.get(key)?.qty ?? 0) })
  }
  const sorted = [...lines.entries()].sort(([one], [other]) => (one < other ? -1 : 1))
  return stableJson([body.cart_id, sorted.map(([, line]) => line), body.addressInformation])
}
