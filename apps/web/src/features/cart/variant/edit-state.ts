// Changing colour, size and quantity of a line in its place: open, set filters, set quantity, close. Nothing happens to the
// cart before it is saved.
import { pickVariant } from '@vitrine/domain/catalog/pick-variant'
import type { ConfigurableChild, Product } from '@vitrine/domain/catalog/product'

export type Choice = Readonly<Record<string, string>>
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
  if (action.type === 'set-filters') return { ...edit, choice: withValue(edit, action) }
  const child = action.product.configurable_children.find((one) => one.sku === action.sku)
  return { ...edit, failed: false, product: action.product, choice: child?.attributes ?? {} }
}

/** The one child that has everything that is chosen. */
export function childOf({
  product,
  choice,
}: Pick<Edit, 'product' | 'choice'>): ConfigurableChild | undefined {
  return product?.configurable_children.find((child) => hasAll(child, choice))
}

/** The child with this value and the rest of the choice; missing where none was ever made. */
export function childWith(edit: Edit, { code, value }: { code: string; value: string }) {
  return childOf({ ...edit, choice: { ...edit.choice, [code]: value } })
}

/** A value that was never made together with the others takes the nearest ones along. */
function withValue({ product, choice }: Edit, { code, value }: { code: string; value: string }): Choice {
  const next = { ...choice, [code]: value }
  if (product === null || childOf({ product, choice: next })) return next
  const others = product.configurable_children.filter((child) => child.attributes[code] === value)
  return pickVariant(others, { attributes: next })?.attributes ?? choice
}

function hasAll(child: ConfigurableChild, choice: Choice): boolean {
  return Object.entries(choice).every(([code, value]) => child.attributes[code] === value)
}
