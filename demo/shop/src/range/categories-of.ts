import type { Good } from '../goods/good.ts'
import { FORMS } from './forms.ts'

const BRANCH = { women: ['women'], men: ['men'], unisex: ['accessories'] } as const

/** `['women', 'knitwear', 'v-necks']` stands in all three categories of the way. */
const wayDown = (path: readonly string[]): string[] => path.map((_, i) => path.slice(0, i + 1).join('/'))

function shoeCategories(good: Good): string[] {
  const { path, ptype } = FORMS[good.form]
  return path[0] === 'shoes' ? wayDown(['shoes', ptype]) : []
}

const branchOf = (good: Good): string[] => {
  const cashmere = good.cloth === 'cashmere' && FORMS[good.form].path[0] === 'knitwear'
  return [
    ...wayDown([...BRANCH[good.gender], ...FORMS[good.form].path]),
    ...(cashmere ? [`${good.gender}/knitwear/cashmere`] : []),
  ]
}

export function categoriesOf(good: Good, state: { isNew: boolean; isReduced: boolean }): string[] {
  return [
    ...branchOf(good),
    ...shoeCategories(good),
    ...(state.isNew ? wayDown(['new-in', good.gender === 'unisex' ? 'accessories' : good.gender]) : []),
    ...(state.isReduced ? wayDown(['reduced', good.gender === 'unisex' ? 'accessories' : good.gender]) : []),
  ]
}
