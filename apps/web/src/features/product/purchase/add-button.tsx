import type { Product } from '@vitrine/domain/catalog/product'
import { Button } from '#web/ui/button.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import { StickyBuy } from './sticky-buy.tsx'
import type { Purchase } from './use-purchase.ts'

/** The one button: what it does and what it costs. What is missing it asks for; only what cannot be sold stops it. */
export function AddButton({ product, purchase }: { product: Product; purchase: Purchase }) {
  const t = useT()
  const price = usePrice()
  const { child, quote, add, isEditing } = purchase
  const isOut = !(child ?? product).stock.is_in_stock
  const isStopped = isOut || 'links' in product.errors || 'price' in product.errors
  const text = isOut ? t('product.soldOut') : addText(t, product, purchase)
  const sum = quote.now > 0 ? price(quote.now) : ''
  return (
    <StickyBuy
      name={nameOf(t, product, purchase)}
      text={isOut || isEditing ? text : t('product.add')}
      price={sum}
      isStopped={isStopped}
      onAdd={add}
    >
      <Button
        isMain
        isSplit
        data-buy
        aria-disabled={isStopped || undefined}
        onClick={() => isStopped || add()}
      >
        <span>{text}</span>
        <span>{sum}</span>
      </Button>
    </StickyBuy>
  )
}

function addText(t: ReturnType<typeof useT>, product: Product, { selection, isEditing }: Purchase): string {
  if (isEditing) return t('purchase.saveLine')
  if (product.type_id !== 'grouped') return t('product.add')
  const count = Object.values(selection.counts).reduce((sum, qty) => sum + qty, 0)
  return count > 0 ? t('purchase.addPieces', { count }) : t('product.add')
}

/** The size stands behind the name, as in the bag. */
function nameOf(t: ReturnType<typeof useT>, product: Product, { choice }: Purchase): string {
  const chosen = product.configurable_options.flatMap(({ attribute_code: code, values }) => {
    const label = values.find((one) => one.value_index === choice[code])?.label
    return label && values.length > 1 ? [label] : []
  })
  return [product.name, ...chosen].join(t('shell.comma'))
}
