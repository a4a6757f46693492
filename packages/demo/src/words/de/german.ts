import type { GarmentWords } from '../garment-words.ts'
import { care } from './care.ts'
import { cloths } from './cloths.ts'
import { easyClothes } from './easy-clothes.ts'
import { fits } from './fits.ts'
import { knitsAndTops } from './knits-and-tops.ts'
import { legsAndExtras } from './legs-and-extras.ts'
import { ornaments } from './ornaments.ts'
import { prints } from './prints.ts'
import { remarks } from './remarks/remarks.ts'
import { shoesAndBags } from './shoes-and-bags.ts'
import { specialCloths } from './special-cloths.ts'
import { tailoringAndDresses } from './tailoring-and-dresses.ts'

export const german: GarmentWords = {
  forms: {
    ...knitsAndTops,
    ...tailoringAndDresses,
    ...legsAndExtras,
    ...easyClothes,
    ...shoesAndBags,
    ...ornaments,
  },
  cloths: { ...cloths, ...specialCloths },
  prints,
  fits,
  care,
  remarks,
}
