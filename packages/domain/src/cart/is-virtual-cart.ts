import type { ProductType } from '../catalog/records.ts'

export function isVirtualProduct(type: ProductType): boolean {
  return type === 'virtual' || type === 'downloadable'
}

/** Nothing to deliver: every line is virtual or downloadable. An empty cart is not virtual. */
export function isVirtualCart(lines: readonly { type: ProductType }[]): boolean {
  return lines.length > 0 && lines.every((line) => isVirtualProduct(line.type))
}
