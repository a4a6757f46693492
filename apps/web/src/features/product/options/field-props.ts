import type { CustomOption } from '@vitrine/domain/catalog/product'

/** One question, the answer so far, and what is wrong with it. */
export type FieldProps = {
  option: CustomOption
  value: string
  error: string | undefined
  /** What the product costs before the answers. */
  base: number
  onChange(value: string): void
}
