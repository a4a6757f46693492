// Texts of a category: every language has a row, and one without a name of its own repeats the English one.
import type { CategoryParts } from '@vitrine/contract/catalog/editing/categories'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'

type Text = { name: string; description: string; url_key: string }
export type Texts = Record<Language, Text>
type Given = NonNullable<CategoryParts['texts']>
type KeyOf = (text: string, language: Language) => string

const NONE: Text = { name: '', description: '', url_key: '' }

/** What only repeats the English text is no text of its own. */
export function ownTexts(rows: readonly (Text & { language: string })[]): Texts {
  const of = (language: Language) => rows.find((row) => row.language === language) ?? NONE
  const english = of('en')
  const own = LANGUAGES.map((language): [Language, Text] => {
    const { name, description, url_key } = of(language)
    const isCopy = language !== 'en' && name === english.name && description === english.description
    if (!isCopy) return [language, { name, description, url_key }]
    return [language, { ...NONE, url_key: url_key === english.url_key ? '' : url_key }]
  })
  return Object.fromEntries(own) as Texts
}

/** What is left out stays. */
export function withGiven(texts: Texts, given: Given): Texts {
  const all = LANGUAGES.map((language) => [language, { ...texts[language], ...defined(given[language]) }])
  return Object.fromEntries(all) as Texts
}

/** As shoppers read them, with an address in every language. */
export function filledTexts(texts: Texts, keyOf: KeyOf): Texts {
  const { en } = texts
  const english = { ...en, url_key: keyOf(en.url_key || en.name, 'en') }
  const all = LANGUAGES.map((language): [Language, Text] => {
    const { name, description, url_key } = texts[language]
    if (language === 'en') return [language, english]
    return [
      language,
      {
        name: name || english.name,
        description: name ? description : description || english.description,
        url_key: keyOf(url_key || name, language) || english.url_key,
      },
    ]
  })
  return Object.fromEntries(all) as Texts
}

const defined = (text: Given[Language] = {}): Partial<Text> =>
  Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined))
