import type { Product } from '@vitrine/domain/catalog/product'
import type { CartLine } from '@vitrine/sync/cart/cart-state'
import { useCartStore, useDrawer } from '#web/engine/use-cart.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'

/** The bag opens with the line in it; a refusal is told by the cart itself. */
export function usePutIntoCart(): (product: Product, lines: readonly CartLine[]) => void {
  const t = useT()
  const cart = useCartStore()
  const drawer = useDrawer()
  return ({ type_id: type, errors }, lines) => {
    // What is wrong with a group is not wrong with its parts.
    const faults = type === 'grouped' ? {} : errors
    const adding = cart.add(lines.map((line) => ({ line, qty: line.qty, errors: faults })))
    // The line is in the bag by now: both are drawn in one go.
    const isMine = drawer.open()
    adding.then(
      (added) => {
        // Whoever has opened the bag meanwhile wants to see it.
        if (added.length === 0 && cart.get().lines.length === 0 && isMine()) drawer.close()
      },
      // The bag's code did not come. What was pressed is kept, and is done by the next page that gets it.
      () =>
        notify({
          text: t('notice.noted'),
          tone: 'warning',
          action: { label: t('sync.retry'), onClick: () => location.reload() },
        }),
    )
  }
}
