// A dialect's words come by feeds alone; staff writes languages. What of the one holds after the other was written.
import type { Localized, ProductRecord } from '@vitrine/domain/catalog/records'

type Texts = ProductRecord['texts']

/** English that was written anew is read in America as well; what was not keeps its American words. */
export function withAmerican({ en: before }: Texts, texts: Texts): Texts {
  const { en, 'en-US': american } = texts
  if (!american || !en) return texts
  const wordsOf = (field: string) => before?.[field as keyof typeof en] ?? ''
  const changed = Object.entries(en).filter(([field, words = '']) => words !== wordsOf(field))
  return { ...texts, 'en-US': { ...american, ...Object.fromEntries(changed) } }
}

/** The American title of an option stays with the English one it was given for. */
export function americanToo<Titles extends { en: string }>(
  given: Titles,
  known: Localized | undefined,
): Titles {
  const american = known?.en === given.en ? known['en-US'] : undefined
  return american === undefined ? given : { ...given, 'en-US': american }
}
