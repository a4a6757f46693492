// Changing colour, size and quantity of a line in its place: open, set filters, set quantity, close. Nothing happens to the
// cart before it is saved.
import { type Choice, type ChosenValue, childOf, withValue } from '@vitrine/domain/catalog/choose-variant'
import { pickVariant } from '@vitrine/domain/catalog/pick-variant'
import type { ConfigurableChild, Product } from '@vitrine/domain/catalog/product'

export type Edit = {
  /** Null while it is being loaded. */
  product: Product | null
  failed: boolean
  choice: Choice
  qty: number
}
export type EditAction =
  | { type: 'open'; qty: number }
  | { type: 'loaded'; product: Product; sku: string }
  | { type: 'failed' }
  | { type: 'set-filters'; code: string; value: string }
  | { type: 'set-quantity'; qty: number }
  | { type: 'close' }

/** Null while the line is not being edited. */
export function reduceEdit(edit: Edit | null, action: EditAction): Edit | null {
  if (action.type === 'open') return { product: null, failed: false, choice: {}, qty: action.qty }
  if (action.type === 'close' || edit === null) return null
  if (action.type === 'failed') return { ...edit, failed: true }
  if (action.type === 'set-quantity') return { ...edit, qty: action.qty }
  if (action.type === 'set-filters') return { ...edit, choice: withFilter(edit, action) }
  const child = action.product.configurable_children.find((one) => one.sku === action.sku)
  return { ...edit, failed: false, product: action.product, choice: child?.attributes ?? {} }
}

/** The one child that has everything that is chosen. */
export function editedChild({ product, choice }: Edit): ConfigurableChild | undefined {
  return childOf(product?.configurable_children ?? [], choice)
}

/** The child with this value and the rest of the choice; missing where none was ever made. */
export function childWith(edit: Edit, { code, value }: ChosenValue) {
  return editedChild({ ...edit, choice: { ...edit.choice, [code]: value } })
}

/** A value that was never made together with the others takes the nearest ones along. */
function withFilter({ product, choice }: Edit, filter: ChosenValue): Choice {
  if (product === null) return { ...choice, [filter.code]: filter.value }
  return withValue(
    { children: product.configurable_children, choice },
    filter,
    (others, wanted) => pickVariant(others, { attributes: wanted })?.attributes ?? choice,
  )
}
