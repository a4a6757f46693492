import type { ConfigurableChild, Product } from '@vitrine/domain/catalog/product'
import { describe, expect, it } from 'vitest'
import { childWith, type Edit, type EditAction, editedChild, reduceEdit } from './edit-state.ts'

const child = (color: string, size: string) =>
  ({
    sku: `${color}-${size}`,
    status: 1,
    attributes: { color, size },
    stock: { is_in_stock: true },
  }) as unknown as ConfigurableChild
const children = [child('oat', 's'), child('oat', 'm'), child('ink', 'm')]
const product = { configurable_children: children } as Product

const after = (...actions: EditAction[]) => actions.reduce<Edit | null>(reduceEdit, null)
const opened: EditAction[] = [
  { type: 'open', qty: 2 },
  { type: 'loaded', product, sku: 'oat-s' },
]

describe('changing a line in its place', () => {
  it('opens with what the line is', () => {
    expect(after(...opened)).toMatchObject({ choice: { color: 'oat', size: 's' }, qty: 2, failed: false })
  })

  it('takes another size', () => {
    const edit = after(...opened, { type: 'set-filters', code: 'size', value: 'm' })
    expect(edit && editedChild(edit)?.sku).toBe('oat-m')
  })

  it('a colour that was never made in this size brings a size of its own', () => {
    const edit = after(...opened, { type: 'set-filters', code: 'color', value: 'ink' })
    expect(edit?.choice).toEqual({ color: 'ink', size: 'm' })
  })

  it('takes another quantity', () => {
    expect(after(...opened, { type: 'set-quantity', qty: 5 })).toMatchObject({ qty: 5 })
  })

  it('closes, and an answer that comes later opens nothing', () => {
    expect(after({ type: 'open', qty: 1 }, { type: 'close' }, ...opened.slice(1))).toBeNull()
  })

  it('says when the variants could not be loaded, and opens again', () => {
    const failed = after({ type: 'open', qty: 1 }, { type: 'failed' })
    expect(failed).toMatchObject({ failed: true, product: null })
    expect(reduceEdit(failed, { type: 'open', qty: 1 })).toMatchObject({ failed: false })
  })

  it('knows which values go with the rest of the choice', () => {
    const edit = after(...opened)
    expect(edit && childWith(edit, { code: 'size', value: 'm' })?.sku).toBe('oat-m')
    expect(edit && childWith(edit, { code: 'color', value: 'ink' })).toBeUndefined()
  })
})
