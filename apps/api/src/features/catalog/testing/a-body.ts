// Documents of the catalogue for tests that need no database: a dress in two colours and sizes, and readers of it.
import type { StockCount } from '@vitrine/domain/catalog/stock-status'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import type { Live, Reader } from '../document/card.ts'
import type { AttributeLabel, Labels } from '../document/labels.ts'
import type { ChildBody, ProductBody, StorePrice } from '../document/product-body.ts'

/** Options of the attributes below. */
export const OPTION = { red: 1, navy: 2, s: 3, m: 4, linen: 5, nord: 6 } as const

export function aBody(more: Partial<ProductBody> = {}): ProductBody {
  return {
    ...{ id: 10, sku: 'CAP', type: 'simple', status: 1, visibility: 4, taxClassId: 2, article: null },
    ...{ flags: {}, promoted: 0, sold: 0, chosenAt: null, createdAt: '2026-01-01T00:00:00Z' },
    texts: { en: aText('Wool cap') },
    prices: { us: { price: 3000 }, de: { price: 2800 } },
    ...{ attributes: {}, categoryIds: [], media: [], axes: [], children: [], parent: null },
    ...{ links: [], bundleOptions: [], customOptions: [], downloads: [] },
    ...more,
  }
}

export const aText = (name: string, more: Partial<NonNullable<ProductBody['texts']['en']>> = {}) => ({
  ...{ name, description: '', shortDescription: '', urlKey: '', urlPath: '' },
  ...more,
})

type Choice = { color: number; size: number }
export const aChild = (id: number, options: Choice, more: Partial<ChildBody> = {}): ChildBody => ({
  ...{ id, sku: `DRESS-${id}`, status: 1, names: { en: `Dress ${id}` }, options: { ...options } },
  prices: { us: { price: 8000 } },
  image: `/d/${id}.jpg`,
  ...more,
})

export const aDress = (children: readonly ChildBody[], more: Partial<ProductBody> = {}): ProductBody =>
  aBody({ sku: 'DRESS', type: 'configurable', axes: ['color', 'size'], children, ...more })

const anAttribute = (id: number, label: string, more: Partial<AttributeLabel> = {}): AttributeLabel => ({
  ...{ id, label, position: id, input: 'select', isVisibleOnFront: true, isOrdered: false },
  ...more,
})
const ATTRIBUTES: Record<string, AttributeLabel> = {
  color: anAttribute(1, 'Colour'),
  size: anAttribute(2, 'Size', { isOrdered: true }),
  material: anAttribute(3, 'Material', { input: 'multiselect', isOrdered: true }),
  brand: anAttribute(4, 'Brand'),
  lined: anAttribute(5, 'Lined', { input: 'boolean' }),
  note: anAttribute(6, 'Note', { input: 'text' }),
  office: anAttribute(7, 'Office', { isVisibleOnFront: false }),
}
const NAMES = ['', 'Red', 'Navy', 'S', 'M', 'Linen', 'Nordwind']

export const LABELS: Labels = {
  yes: 'Yes',
  option: (id) =>
    NAMES[id] ? { label: NAMES[id], swatch: id === OPTION.red ? '#b3262e' : null, place: id } : undefined,
  attribute: (code) => ATTRIBUTES[code],
  category: (id) => (id === 1 ? { name: 'Women', urlPath: 'women' } : undefined),
}

export const aReader = (code: StoreCode = 'us', more: Partial<Reader> = {}): Reader => ({
  store: STORE_VIEWS.find((one) => one.code === code) ?? (STORE_VIEWS[0] as Reader['store']),
  labels: LABELS,
  parts: new Map(),
  ...more,
})

/** `pieces` by product; those that are not named are not there. */
export const aMoment = (
  pieces: Record<number, number | 'endless'> = {},
  now = '2026-01-15T12:00:00Z',
): Live => ({
  stock: new Map(
    Object.entries(pieces).map(([id, qty]): [number, StockCount] => [
      Number(id),
      { qty: qty === 'endless' ? 0 : qty, manageStock: qty !== 'endless', lowStockQty: 3 },
    ]),
  ),
  now: new Date(now),
})

export const aPart = (us: StorePrice) => ({ prices: { us } })
