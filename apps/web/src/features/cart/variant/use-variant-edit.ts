import { getProduct } from '@vitrine/contract/catalog'
import type { CartLine } from '@vitrine/sync/cart/cart-state'
import { useReducer } from 'react'
import { useCartStore } from '#web/engine/use-cart.ts'
import { useClient } from '#web/engine/use-client.ts'
import { previewLine } from '#web/lib/catalog/preview-line.ts'
import { toSellable } from '#web/lib/catalog/to-sellable.ts'
import { editedChild, reduceEdit } from './edit-state.ts'

/** Editing one line. Saving puts the other variant in its place; where that one is in the bag already, they add up. */
export function useVariantEdit(line: CartLine) {
  const cart = useCartStore()
  const client = useClient()
  const [edit, dispatch] = useReducer(reduceEdit, null)
  const open = () => {
    dispatch({ type: 'open', qty: line.qty })
    client.call(getProduct, { query: { sku: line.sku } }).then(
      ({ product }) => dispatch({ type: 'loaded', product, sku: line.sku }),
      () => dispatch({ type: 'failed' }),
    )
  }
  const close = () => dispatch({ type: 'close' })
  const save = () => {
    const child = edit && editedChild(edit)
    if (!edit?.product || !child?.stock.is_in_stock) return
    close()
    const { qty } = edit
    if (child.sku === line.sku) return void (qty !== line.qty && cart.setLine(line, qty))
    const option = line.product_option
    const next = previewLine(toSellable(edit.product, child), { option, qty, stock: child.stock })
    return void cart.replaceLine({ ...line, qty }, next)
  }
  return {
    edit,
    open,
    close,
    save,
    setFilters: (code: string, value: string) => dispatch({ type: 'set-filters', code, value }),
    setQuantity: (qty: number) => dispatch({ type: 'set-quantity', qty }),
  }
}

export type VariantEditing = ReturnType<typeof useVariantEdit>
