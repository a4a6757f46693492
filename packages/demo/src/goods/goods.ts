// The whole range in the order a buyer would lay it out. A new family is one file and one line here.
import { dressesAndSkirts } from './dresses-and-skirts.ts'
import type { Good } from './good.ts'
import { knitwear } from './knitwear.ts'
import { mensMoreKnitwear } from './men/more-knitwear.ts'
import { mensMoreTailoring } from './men/more-tailoring.ts'
import { mensMoreTops } from './men/more-tops.ts'
import { mensMoreTrousers } from './men/more-trousers.ts'
import { shirts } from './shirts.ts'
import { shoesAndAccessories } from './shoes-and-accessories.ts'
import { moreAccessories } from './small/more-accessories.ts'
import { moreShoes } from './small/more-shoes.ts'
import { tailoring } from './tailoring.ts'
import { tees } from './tees.ts'
import { trousers } from './trousers.ts'
import { womensMoreDresses } from './women/more-dresses.ts'
import { womensMoreKnitwear } from './women/more-knitwear.ts'
import { womensMoreTailoring } from './women/more-tailoring.ts'
import { womensMoreTops } from './women/more-tops.ts'
import { womensMoreTrousers } from './women/more-trousers.ts'

export const GOODS: readonly Good[] = [
  ...knitwear,
  ...womensMoreKnitwear,
  ...mensMoreKnitwear,
  ...tees,
  ...shirts,
  ...womensMoreTops,
  ...mensMoreTops,
  ...tailoring,
  ...womensMoreTailoring,
  ...mensMoreTailoring,
  ...dressesAndSkirts,
  ...womensMoreDresses,
  ...trousers,
  ...womensMoreTrousers,
  ...mensMoreTrousers,
  ...shoesAndAccessories,
  ...moreShoes,
  ...moreAccessories,
]
