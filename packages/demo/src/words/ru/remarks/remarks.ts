import { accessories } from './accessories.ts'
import { dressesAndSkirts } from './dresses-and-skirts.ts'
import { knitwear } from './knitwear.ts'
import { shoes } from './shoes.ts'
import { tailoring } from './tailoring.ts'
import { tops } from './tops.ts'
import { trousers } from './trousers.ts'

/** What is said of one product only, by its sku. */
export const remarks: Readonly<Record<string, string>> = {
  ...knitwear,
  ...tops,
  ...tailoring,
  ...dressesAndSkirts,
  ...trousers,
  ...shoes,
  ...accessories,
}
