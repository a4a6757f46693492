// Rows that name what the feed brought before its products: attributes, options, categories.
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import type { Run } from '../run.ts'
import { hasOptions } from './check-product.ts'

export function attributeRows(run: Run, { attributes }: ProductRecord) {
  return Object.entries(attributes).flatMap(([code, values]) => {
    const known = run.attributes.get(code)
    if (known === undefined) return []
    return [...new Set(values)].map((value) =>
      hasOptions(known.input)
        ? { attribute_id: known.id, option_id: known.optionIds.get(value), value: null }
        : { attribute_id: known.id, option_id: null, value },
    )
  })
}

export function categoryRows(run: Run, { categoryKeys }: ProductRecord) {
  return [...new Set(categoryKeys)].map((key) => ({ category_id: run.categoryIds.get(key), position: 0 }))
}

export function axisRows(run: Run, { axes }: ProductRecord) {
  return (axes ?? []).map((code, position) => ({ attribute_id: run.attributes.get(code)?.id, position }))
}
