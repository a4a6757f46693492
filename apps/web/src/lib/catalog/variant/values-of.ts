import type { ConfigurableOption } from '@vitrine/domain/catalog/product'
import { compareSizes } from '../compare-sizes.ts'
import { SIZE } from './size.ts'

/** Sizes hang from small to large, whatever order the variants came in. */
export function valuesOf({ attribute_code: code, values }: ConfigurableOption): ConfigurableOption['values'] {
  return code === SIZE ? values.toSorted((a, b) => compareSizes(a.label, b.label)) : values
}
