import type { EditedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import { getEditedProduct, saveProducts } from '@vitrine/contract/catalog/editing/products'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { piecesOf } from '../../decimal-of.ts'
import { differences } from '../parts/differences.ts'
import { useSaving } from '../use-saving.ts'

export type PartName = keyof ProductParts
/** A part as it was when its change began, and as it is to be. */
type Change = { was: unknown; now: unknown }

/** What is changed of a product lies beside what the shop has; whoever wrote meanwhile is seen in the difference. */
export function useProductDraft(id: number) {
  const client = useClient()
  const [version, setVersion] = useState(0)
  const [changes, setChanges] = useState<Partial<Record<PartName, Change>>>({})
  const [pieces, setPieces] = useState<Readonly<Record<number, string>>>({})
  const { isBusy, faults, run } = useSaving()
  const { latest, error, retry } = useAnswer(`product ${id} ${version}`, () =>
    client.call(getEditedProduct, { params: { id } }),
  )
  const product: EditedProduct | undefined = latest?.id === id ? latest : undefined
  const partOf = <Name extends PartName>(name: Name) =>
    (changes[name] ? changes[name]?.now : product?.parts[name]) as ProductParts[Name]
  function change<Name extends PartName>(name: Name, now: NonNullable<ProductParts[Name]>) {
    setChanges((all) => ({ ...all, [name]: { was: all[name] ? all[name]?.was : product?.parts[name], now } }))
  }
  /** Also where it was emptied again. */
  const isTouched = (name: PartName, field: string) =>
    Object.hasOwn((changes[name]?.now as object | undefined) ?? {}, field)
  function forget() {
    setChanges({})
    setPieces({})
  }
  /** What was written while it was on its way was not sent, and stays upon what was. */
  function forgetSent() {
    setPieces((all) => without(all, pieces))
    setChanges((all) => {
      const written = Object.entries(without(all, changes))
      return Object.fromEntries(
        written.map(([name, one]) => [name, { ...one, was: changes[name as PartName]?.now ?? one.was }]),
      )
    })
  }
  async function save() {
    if (!product || count === 0) return
    const outcome = await run(() =>
      client.call(saveProducts, { body: { items: itemsOf(product, { changes, pieces }) } }),
    )
    if (outcome === 'saved') forgetSent()
    if (outcome !== 'refused') setVersion((one) => one + 1)
  }
  const count = Object.keys(changes).length + Object.keys(pieces).length
  const overtaken = Object.entries(changes).flatMap(([name, { was }]) =>
    product && differences(was, product.parts[name as PartName]).length > 0
      ? [{ name, was, theirs: product.parts[name as PartName] }]
      : [],
  )
  const setPiece = (of: number, qty: string) => setPieces((all) => ({ ...all, [of]: qty }))
  return {
    ...{ product, error, retry, partOf, change, isTouched, pieces, setPiece },
    ...{ count, overtaken, forget, save, isBusy, faults },
  }
}

type Written = { changes: Partial<Record<PartName, Change>>; pieces: Readonly<Record<number, string>> }

/** The product with its parts, and each variant whose pieces were counted. */
function itemsOf({ id, version, stock, variants }: EditedProduct, { changes, pieces }: Written) {
  const parts: ProductParts = Object.fromEntries(
    Object.entries(changes).map(([name, { now }]) => [name, now]),
  )
  return [{ id, version, stock }, ...variants].flatMap((one) => {
    const qty = pieces[one.id]
    const counted = qty === undefined ? undefined : { was: one.stock?.qty ?? null, qty: piecesOf(qty) }
    if (!counted && one.id !== id) return []
    const own = one.id === id ? parts : {}
    return [{ id: one.id, version: one.version, parts: own, ...(counted && { stock: counted }) }]
  })
}

/** Those that are no longer as they were. */
const without = <Of extends object>(all: Of, were: Of): Of =>
  Object.fromEntries(
    Object.entries(all).filter(([key, one]) => one !== (were as Record<string, unknown>)[key]),
  ) as Of

export type ProductDraft = ReturnType<typeof useProductDraft>
