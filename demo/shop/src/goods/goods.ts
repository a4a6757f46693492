// The whole range in the order a buyer would lay it out. A new family is one file and one word here.
import { loadData } from '../data/load-data.ts'
import type { Good } from './good.ts'

export const FAMILIES = [
  'knitwear',
  'tees-and-shirts',
  'tailoring',
  'dresses-and-skirts',
  'trousers',
  'shoes-and-accessories',
] as const

export const GOODS: readonly Good[] = FAMILIES.flatMap((family) => loadData<Good[]>(`goods/${family}`))
