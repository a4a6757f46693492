import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { LooseProductOption } from '@vitrine/domain/cart/product-option'
import type { ConfigurableChild, Product } from '@vitrine/domain/catalog/product'
import type { CartLine } from '@vitrine/sync/cart/cart-state'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useBag } from '#web/lib/bag.tsx'
import { previewLine } from '#web/lib/preview-line.ts'
import { type Choice, chosenChild, firstChoice, missingAxis } from './choice.ts'
import { defaultBundle } from './default-bundle.ts'

export type Purchase = {
  choice: Choice
  child: ConfigurableChild | undefined
  /** Attribute code that must be chosen before the product can go into the bag. */
  asked: string | undefined
  pick(code: string, value: string): void
  setOption(option: LooseProductOption): void
  add(): void
}

/** Choosing a variant and putting it into the bag. The choice stands in the address, put there by replace. */
export function usePurchase(product: Product, childSku: string | null): Purchase {
  const { cart, drawer } = useBag()
  const [, setQuery] = useSearchParams()
  const [choice, setChoice] = useState<Choice>(() => firstChoice(product, childSku))
  const [asked, setAsked] = useState<string>()
  const option = useRef<LooseProductOption>(undefined)
  const child = chosenChild(product, choice)

  const pick = (code: string, value: string) => {
    const next = { ...choice, [code]: value }
    setChoice(next)
    setAsked(undefined)
    const found = chosenChild(product, next)
    if (found) setQuery({ childSku: found.sku }, { replace: true, preventScrollReset: true })
  }
  const add = () => {
    const missing = missingAxis(product, choice)
    if (missing) return askFor(missing.attribute_code)
    const lines = linesOf(product, { child, option: option.current })
    drawer.set(true)
    for (const line of lines) void cart.setLine(line, line.qty + heldOf(cart.get().lines, line))
  }
  const askFor = (code: string) => {
    setAsked(code)
    document.querySelector<HTMLInputElement>(`[data-axis="${code}"] input`)?.focus()
  }
  return {
    choice,
    child,
    asked,
    pick,
    add,
    setOption: (next) => {
      option.current = next
    },
  }
}

/** A grouped product goes into the bag as its parts; everything else as itself. */
function linesOf(
  product: Product,
  chosen: { child?: ConfigurableChild; option: LooseProductOption },
): CartLine[] {
  if (product.type_id === 'bundle') return [previewLine(product, { option: defaultBundle(product), qty: 1 })]
  if (product.type_id !== 'grouped') return [previewLine(product, { ...chosen, qty: 1 })]
  return product.product_links.flatMap(({ link_type, product: part, qty }) =>
    link_type === 'associated' && part ? [previewLine(asProduct(part), { qty: Math.max(1, qty) })] : [],
  )
}

const asProduct = (card: NonNullable<Product['product_links'][number]['product']>): Product =>
  ({ ...card, configurable_options: [], configurable_children: [] }) as unknown as Product

/** Adding the same thing again raises its quantity; what is in the bag already counts. */
function heldOf(lines: readonly CartLine[], line: CartLine): number {
  return lines.find((one) => lineKey(one) === lineKey(line))?.qty ?? 0
}
