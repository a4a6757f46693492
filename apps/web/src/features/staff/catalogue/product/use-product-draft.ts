import type { EditedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import { getEditedProduct, saveProducts } from '@vitrine/contract/catalog/editing/products'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { asksForTheRest } from '#web/lib/form/half-typed.ts'
import { piecesOf } from '../../decimal-of.ts'
import { usePartsDraft } from '../parts/use-parts-draft.ts'
import { useSaving } from '../use-saving.ts'

export type PartName = keyof ProductParts

/** A product, what is changed of it, and the pieces that were counted of its variants. */
export function useProductDraft(id: number) {
  const client = useClient()
  const [version, setVersion] = useState(0)
  const [written, setPieces] = useState<Pieces>({})
  const [names, setNames] = useState<readonly string[]>([])
  const { isBusy, faults, run, forgive } = useSaving()
  const { answer, latest, error, retry } = useAnswer(`product ${id} ${version}`, () =>
    client.call(getEditedProduct, { params: { id } }),
  )
  const product: EditedProduct | undefined = latest?.id === id ? latest : undefined
  const { changed, forget, forgetSent, ...draft } = usePartsDraft<ProductParts>(product?.parts)
  const pieces: Pieces = product ? notThere(written, product) : written
  // For good: what is sold afterwards would come back to the shelf with them.
  if (Object.keys(pieces).length < Object.keys(written).length) setPieces(pieces)
  const count = draft.count + Object.keys(pieces).length
  /** Also where it was emptied again. */
  const isTouched = (name: PartName, field: string) =>
    Object.hasOwn((changed[name] as object | undefined) ?? {}, field)
  async function save() {
    if (!product || asksForTheRest(document) || count === 0) return
    const body = { items: itemsOf(product, { changed, pieces }) }
    setNames(body.items.map((item) => skuOfVariant(product, item.id)))
    const outcome = await run(() => client.call(saveProducts, { body }))
    if (outcome === 'saved') {
      forgetSent()
      setPieces((all) => without(all, pieces))
    }
    // Also where no answer came: what was done all the same is nobody else's.
    setVersion((one) => one + 1)
  }
  return {
    ...draft,
    ...{ product, error, retry, isTouched, pieces, count, save, isBusy, faults, names },
    /** As the shop has it, and nothing of it is being saved. */
    isFresh: answer !== undefined && !isBusy,
    /** What is put back as it was is no change. */
    setPiece: (of: number, qty: string) =>
      setPieces(({ [of]: _, ...others }) =>
        product && qty === seenOf(product, of) ? others : { ...others, [of]: qty },
      ),
    forget() {
      forget()
      setPieces({})
      forgive()
    },
  }
}

type Pieces = Readonly<Record<number, string>>
type Written = { changed: ProductParts; pieces: Pieces }

/** The pieces of a product or of one of its variants, as the field shows them. */
const seenOf = ({ id, stock, variants }: EditedProduct, of: number): string =>
  String((of === id ? stock : variants.find((one) => one.id === of)?.stock)?.qty ?? '')

/** Counted, and not what the shop has by now. */
const notThere = (pieces: Pieces, product: EditedProduct): Pieces =>
  Object.fromEntries(Object.entries(pieces).filter(([of, qty]) => qty !== seenOf(product, Number(of))))

/** What is refused of the product itself needs no name on its own page. */
const skuOfVariant = ({ variants }: EditedProduct, id: number): string =>
  variants.find((one) => one.id === id)?.sku ?? ''

/** The product with its parts, and each variant whose pieces were counted. */
function itemsOf({ id, version, stock, variants }: EditedProduct, { changed, pieces }: Written) {
  return [{ id, version, stock }, ...variants].flatMap((one) => {
    const qty = pieces[one.id]
    const counted = qty === undefined ? undefined : { was: one.stock?.qty ?? null, qty: piecesOf(qty) }
    if (!counted && one.id !== id) return []
    const own = one.id === id ? changed : {}
    return [{ id: one.id, version: one.version, parts: own, ...(counted && { stock: counted }) }]
  })
}

/** Those that are no longer as they were. */
const without = <Of extends object>(all: Of, were: Of): Of =>
  Object.fromEntries(
    Object.entries(all).filter(([key, one]) => one !== (were as Record<string, unknown>)[key]),
  ) as Of

export type ProductDraft = ReturnType<typeof useProductDraft>
