import type { Product } from '@vitrine/domain/catalog/product'
import type { CartLine } from '@vitrine/sync/cart/cart-state'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePutIntoCart } from '#web/engine/adding/use-put-into-cart.ts'
import { rememberedLink } from '../variant/sized-part.ts'
import { firstSelection, type Selection } from './selection.ts'
import { useEditedLine } from './use-edited-line.ts'

/** Answers and parts as they are chosen here, and where they go: into the bag, or back into the line that is changed. */
export function useSelection(product: Product) {
  const [selection, setSelection] = useState(() => firstSelection(product))
  const putIntoCart = usePutIntoCart()
  const merge = (part: Partial<Selection>) => setSelection((current) => ({ ...current, ...part }))
  const { isMeant, isEditing, save } = useEditedLine(product, merge)
  const rememberedParts = useRememberedParts(product, (part) => isMeant || merge(part))
  return {
    selection,
    merge,
    isEditing,
    rememberedParts,
    finish(lines: readonly CartLine[]) {
      const [line] = lines
      if (isEditing && line) save(line)
      else putIntoCart(product, lines)
    },
  }
}

/** After the first paint pieces of a set are chosen in the size bought last. Answers the ids of those. */
function useRememberedParts(
  product: Product,
  take: (part: Partial<Selection>) => unknown,
): readonly string[] {
  const [remembered, setRemembered] = useState<readonly string[]>([])
  const takeOver = useEffectEvent(() => {
    const found = product.bundle_options.flatMap((option) => {
      const link = rememberedLink(option)
      return link ? [[String(option.option_id), { ids: [link.id], qty: link.qty || 1 }] as const] : []
    })
    if (found.length === 0) return
    setRemembered(found.flatMap(([, { ids }]) => ids))
    take({ parts: { ...firstSelection(product).parts, ...Object.fromEntries(found) } })
  })
  useEffect(() => takeOver(), [])
  return remembered
}
