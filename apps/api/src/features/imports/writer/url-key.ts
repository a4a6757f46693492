import { slugify } from '@vitrine/domain/catalog/slugify'
import type { Language } from '@vitrine/domain/store/store-view'
import { transliterate } from 'transliteration'

// How each language itself writes its letters in Latin, where that differs from the library's table.
const SPELLINGS: Partial<Record<Language, [string, string][]>> = {
  de: pairs('ä ae ö oe ü ue Ä Ae Ö Oe Ü Ue ß ss'),
  uk: pairs("г h Г H ґ g Ґ G и y И Y і i І I ї i Ї I є ie Є Ie й i Й I х kh Х Kh щ shch Щ Shch ь _ ' _ ’ _"),
}

/** What is a key already is left alone: most of a feed are, and spelling them out takes longer than all else of a text. */
const IS_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What is spelled out already, if not yet as a key: the table of letters has nothing to say of it. */
const IS_ASCII = /^[\x20-\x7e]*$/

/** A name or a given key as the last segment of an address: Latin letters, digits and hyphens only. */
export function urlKeyOf(text: string, language: Language): string {
  if (IS_KEY.test(text)) return text
  const latin = IS_ASCII.test(text) ? text : transliterate(text, { replace: SPELLINGS[language] ?? [] })
  return slugify(latin).replace(/[^a-z0-9-]/g, '')
}

function pairs(text: string): [string, string][] {
  const parts = text.split(' ').map((part) => (part === '_' ? '' : part))
  return parts.flatMap((from, at) => (at % 2 === 0 ? [[from, parts[at + 1] ?? ''] as [string, string]] : []))
}
