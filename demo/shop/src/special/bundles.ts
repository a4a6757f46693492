import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { label } from '../data/labels.ts'

type BundleOptions = NonNullable<ProductRecord['bundleOptions']>

/** The first sku is the one chosen at the start. */
const choose = (skus: readonly string[]) => skus.map((sku, i) => ({ sku, qty: 1, isDefault: i === 0 }))
const add = (skus: readonly string[]) =>
  skus.map((sku) => ({ sku, qty: 1, isDefault: false, canChangeQuantity: true }))

const scarf = label('scarf')
const hat = label('hat')
const bag = label('bag')
const more = label('andAlso')

const winterSet: BundleOptions = [
  {
    titles: scarf,
    type: 'select',
    required: true,
    selections: choose(['OR-2911', 'OR-2914-INK', 'TL-1901']),
  },
  {
    titles: hat,
    type: 'radio',
    required: true,
    selections: choose(['OR-2901-SLATE', 'OR-2901-TERRACOTTA', 'SU-5811']),
  },
  { titles: more, type: 'checkbox', required: false, selections: add(['VI-PDF-CARE']) },
]

const giftBox: BundleOptions = [
  { titles: bag, type: 'select', required: true, selections: choose(['SU-5801', 'HA-3904-CAMEL']) },
  {
    titles: more,
    type: 'multi',
    required: true,
    selections: [...choose(['SU-5811']), ...add(['OR-2911', 'HA-3911-CAMEL'])],
  },
]

export const bundles = { winterSet, giftBox }
