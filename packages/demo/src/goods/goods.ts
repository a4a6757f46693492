// The whole range in the order a buyer would lay it out. A new family is one file and one line here.
import { dressesAndSkirts } from './dresses-and-skirts.ts'
import type { Good } from './good.ts'
import { knitwear } from './knitwear.ts'
import { shirts } from './shirts.ts'
import { shoesAndAccessories } from './shoes-and-accessories.ts'
import { tailoring } from './tailoring.ts'
import { tees } from './tees.ts'
import { trousers } from './trousers.ts'

export const GOODS: readonly Good[] = [
  ...knitwear,
  ...tees,
  ...shirts,
  ...tailoring,
  ...dressesAndSkirts,
  ...trousers,
  ...shoesAndAccessories,
]
