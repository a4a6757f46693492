import { getProduct } from '@vitrine/contract/catalog'
import type { OrderView } from '@vitrine/contract/order'
import { CallError } from '@vitrine/contract/reply'
import type { CartLine } from '@vitrine/sync/cart/cart-state'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCartStore } from '#web/engine/use-cart.ts'
import { useClient } from '#web/engine/use-client.ts'
import { previewLine } from '#web/lib/catalog/preview-line.ts'
import { toSellable } from '#web/lib/catalog/to-sellable.ts'

type Ordered = OrderView['products'][number]
type Reorder = { state: 'idle' | 'busy' | 'failed' | 'gone'; reorder(): Promise<void> }

/** The same goods at today's prices, then to the checkout (spec accounts §4); what is sold out the cart itself refuses. */
export function useReorder(products: readonly Ordered[]): Reorder {
  const client = useClient()
  const cart = useCartStore()
  const navigate = useNavigate()
  const [state, setState] = useState<Reorder['state']>('idle')

  async function lineOf({ sku, qty, product_option: option }: Ordered): Promise<CartLine | undefined> {
    try {
      const { product, childSku } = await client.call(getProduct, { query: { sku } })
      const child = product.configurable_children.find((one) => one.sku === childSku)
      const { stock } = child ?? product
      return previewLine(toSellable(product, child), { option, qty, stock })
    } catch (error) {
      // No longer sold: the others are ordered without it.
      if (error instanceof CallError && error.code === 404) return undefined
      throw error
    }
  }

  async function reorder() {
    if (state === 'busy') return
    setState('busy')
    try {
      const lines = (await Promise.all(products.map(lineOf))).filter((line) => line !== undefined)
      const added = await cart.add(lines.map((line) => ({ line, qty: line.qty })))
      setState(lines.length === 0 ? 'gone' : 'idle')
      if (added.length > 0) void navigate('/checkout')
    } catch {
      setState('failed')
    }
  }
  return { state, reorder }
}
