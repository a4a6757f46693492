import { lineKey, optionsKey } from '@vitrine/domain/cart/line-identity'
import type { Product } from '@vitrine/domain/catalog/product'
import type { CartLine } from '@vitrine/sync/cart/cart-state'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useCart, useCartStore, useDrawer } from '#web/engine/use-cart.ts'
import type { PartChoice, Selection } from './selection.ts'

type Edited = {
  /** Come from a line of the bag, which may not be known yet. */
  isMeant: boolean
  isEditing: boolean
  save(next: CartLine): void
}

/** A line of the bag whose answers or sizes are changed here; the bag's link names it by its key. */
export function useEditedLine(product: Product, take: (selection: Partial<Selection>) => void): Edited {
  const cart = useCartStore()
  const drawer = useDrawer()
  const { lines } = useCart()
  const wanted = (useLocation().state as { edits?: string } | null)?.edits
  const [edited, setEdited] = useState<CartLine>()
  const found = lines.find((line) => lineKey(line) === wanted)
  const begin = useEffectEvent(() => {
    if (!found || edited) return
    setEdited(found)
    take(selectionOf(product, found))
  })
  const isThere = found !== undefined
  // Not at first: the page is made before anybody knows the bag.
  useEffect(() => {
    if (isThere) begin()
  }, [isThere])
  return {
    isMeant: wanted !== undefined,
    isEditing: edited !== undefined,
    save(next) {
      if (!edited) return
      setEdited(undefined)
      const isSame =
        next.sku === edited.sku && optionsKey(next.product_option) === optionsKey(edited.product_option)
      if (!isSame) void cart.replaceLine(edited, next)
      drawer.open()
    },
  }
}

function selectionOf({ bundle_options }: Product, { product_option }: CartLine): Partial<Selection> {
  const { custom_options: answers, bundle_options: parts } = product_option.extension_attributes
  const nothing = bundle_options.map(({ option_id }): [string, PartChoice] => [
    String(option_id),
    { ids: [], qty: 1 },
  ])
  const chosen = parts.map(({ option_id, option_selections, option_qty }): [string, PartChoice] => [
    option_id,
    { ids: option_selections, qty: option_qty },
  ])
  return {
    answers: Object.fromEntries(answers.map(({ option_id, option_value }) => [option_id, option_value])),
    parts: Object.fromEntries([...nothing, ...chosen]),
  }
}
