import { getProduct } from '@vitrine/contract/catalog'
import { configureLine } from '@vitrine/domain/cart/line/configure-line'
import { type Choice, chosenChild, missingAxis } from '@vitrine/domain/catalog/choose-variant'
import type { Product } from '@vitrine/domain/catalog/product'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { usePutIntoCart } from '#web/engine/adding/use-put-into-cart.ts'
import { useClient } from '#web/engine/use-client.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { keepSize, readSizes } from '#web/lib/catalog/chosen-sizes.ts'
import { previewLine } from '#web/lib/catalog/preview-line.ts'
import { toSellable } from '#web/lib/catalog/to-sellable.ts'
import { firstChoice } from '#web/lib/catalog/variant/choice.ts'
import { SIZE, sizeNamed } from '#web/lib/catalog/variant/size.ts'
import { isAvailable } from '#web/lib/catalog/variant/variant-stock.ts'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'

export type Asked = { product: Product; choice: Choice }

/** Puts a wish into the bag: at once, after its size, or on its own page where it asks for more than a size. */
export function useWishBuying({ sku, path }: CardProduct) {
  const client = useClient()
  const navigate = useNavigate()
  const put = usePutIntoCart()
  const { isBusy, problem, attempt } = useAttempt()
  const [asked, setAsked] = useState<Asked>()

  function add({ product, choice }: Asked) {
    const child = chosenChild(product, choice)
    const sellable = toSellable(product, child)
    if (product.type_id === 'grouped' || !configureLine(sellable, undefined).ok) return navigate(path)
    const { stock } = child ?? product
    put(product, [previewLine(sellable, { option: undefined, qty: 1, stock })])
    const size = sizeOf(product, choice)
    if (size !== undefined) keepSize(size)
  }
  async function begin() {
    const { product, childSku } = await client.call(getProduct, { query: { sku } })
    const choice = firstChoice(product, { childSku })
    const missing = missingAxis(product, choice)
    if (missing && missing.attribute_code !== SIZE) return navigate(path)
    if (!missing) return add({ product, choice })
    setAsked({ product, choice: withOwnSize(product, choice) })
  }
  return {
    ...{ isBusy, problem, asked, add },
    begin: () => void attempt(begin, () => 'wishlist.shareFailed'),
    pick: (size: string) => setAsked((last) => last && { ...last, choice: { ...last.choice, [SIZE]: size } }),
    close: () => setAsked(undefined),
  }
}

/** The size bought last, where it can be had. */
function withOwnSize(product: Product, choice: Choice): Choice {
  const own = readSizes()
    .map((name) => sizeNamed(product, name))
    .find((value) => value !== undefined && isAvailable(product, choice, { code: SIZE, value }))
  return own === undefined ? choice : { ...choice, [SIZE]: own }
}

/** By its name; nothing where there is one for all. */
export function sizeOf({ configurable_options: axes }: Product, choice: Choice): string | undefined {
  const values = axes.find((one) => one.attribute_code === SIZE)?.values ?? []
  return values.length > 1 ? values.find((one) => one.value_index === choice[SIZE])?.label : undefined
}
