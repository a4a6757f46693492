// For whom a product is, as such a feed wants to know it: read from the attribute `gender` by its English words.
import type { FullProduct, ReadContext } from '#api/features/catalog/index.ts'

type Gender = 'female' | 'male' | 'unisex'
type AgeGroup = 'adult' | 'kids'
export type Audience = { gender?: Gender; ageGroup?: AgeGroup }

const GENDERS: Readonly<Record<string, Gender>> = {
  women: 'female',
  woman: 'female',
  ladies: 'female',
  female: 'female',
  girls: 'female',
  men: 'male',
  man: 'male',
  male: 'male',
  boys: 'male',
  unisex: 'unisex',
  everyone: 'unisex',
  kids: 'unisex',
  children: 'unisex',
}
const OF_CHILDREN = new Set(['girls', 'boys', 'kids', 'children'])

/** Nothing is said of a product without the attribute, nor what its words leave open. */
export function audienceOf(product: Pick<FullProduct, 'gender'>, { snapshot }: ReadContext): Audience {
  const options = snapshot.attributes.find('gender')?.options ?? []
  const chosen = new Set([product.gender ?? []].flat().map(Number))
  const words = options.filter(({ id }) => chosen.has(id)).map(wordOf)
  const gender = genderOf(words)
  if (gender === undefined) return {}
  const ageGroup = ageGroupOf(words, options.map(wordOf))
  return { gender, ...(ageGroup && { ageGroup }) }
}

const wordOf = ({ labels }: { labels: { en?: string } }): string => labels.en?.trim().toLowerCase() ?? ''

function genderOf(words: readonly string[]): Gender | undefined {
  const genders = new Set(words.flatMap((word) => (Object.hasOwn(GENDERS, word) ? GENDERS[word] : [])))
  const [only] = genders
  return genders.size > 1 ? 'unisex' : only
}

/** Women and men are grown up. "Everyone" is, too, in a shop that has no word for children. */
function ageGroupOf(words: readonly string[], allWords: readonly string[]): AgeGroup | undefined {
  if (words.every((word) => OF_CHILDREN.has(word))) return 'kids'
  if (words.some((word) => OF_CHILDREN.has(word))) return undefined
  const isForAnybody = words.every((word) => GENDERS[word] === 'unisex')
  return isForAnybody && allWords.some((word) => OF_CHILDREN.has(word)) ? undefined : 'adult'
}
