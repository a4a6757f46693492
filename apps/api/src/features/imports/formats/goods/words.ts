// Which of the shop's own attributes a column of another shop means.
import { createHash } from 'node:crypto'
import { plainSku } from '@vitrine/domain/catalog/editing/plain-sku'
import { urlKeyOf } from '../../writer/url-key.ts'

/** Names as shops write them in the languages of this one, in lower case. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  color: ['color', 'colour', 'farbe', 'цвет', 'колір', '颜色', 'couleur'],
  size: ['size', 'größe', 'groesse', 'размер', 'розмір', '尺码', '尺寸', 'taille'],
  brand: ['brand', 'vendor', 'manufacturer', 'marke', 'hersteller', 'бренд', 'марка', '品牌'],
  material: ['material', 'материал', 'матеріал', '材质'],
  gender: ['gender', 'geschlecht', 'пол', 'стать', '性别'],
}
const CODES = new Map(Object.entries(KNOWN).flatMap(([code, names]) => names.map((name) => [name, code])))

export const MAX_SKU = 64

export function codeOf(name: string): string {
  const known = CODES.get(name.trim().toLowerCase())
  return known ?? keyOf(name).replaceAll('-', '_').slice(0, 60)
}

/** What an option or a category is called by the program: from its letters, or from a hash where it has none of ours. */
export function keyOf(label: string): string {
  const key = urlKeyOf(label, 'en')
  return key === '' ? `x${createHash('sha1').update(label).digest('hex').slice(0, 10)}` : key
}

/** Where the shop's own is missing; what would be too long keeps its head, and its rest as a hash. */
export function derivedSku(parts: readonly string[]): string {
  const sku = plainSku(parts.join('-'))
  if (sku.length <= MAX_SKU) return sku
  return `${sku.slice(0, MAX_SKU - 9)}-${createHash('sha1').update(sku).digest('hex').slice(0, 8)}`
}
