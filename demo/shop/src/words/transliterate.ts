import type { Language } from '@vitrine/domain/store/store-view'

const RUSSIAN =
  'а a б b в v г g ґ g д d е e ё e є ye ж zh з z и i і i ї yi й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ _ ы y ь _ э e ю yu я ya ’ _'
/** As passports and road signs write it, where that is not the Russian way (resolution 55 of 2010). */
const UKRAINIAN = 'г h и y ї i й i є ie ю iu я ia'
const UKRAINIAN_FIRST = 'ї yi й y є ye ю yu я ya'
const GERMAN = 'ä ae ö oe ü ue ß ss'

const others = tableOf(`${RUSSIAN} ${GERMAN}`)
const ukrainian = new Map([...others, ...tableOf(UKRAINIAN)])
const first = tableOf(UKRAINIAN_FIRST)

/** Cyrillic and German names in plain Latin letters, for addresses people can type. */
export function transliterate(text: string, language: Language): string {
  const lower = text.toLowerCase()
  if (language !== 'uk') return spell(lower, others)
  const begun = lower.replaceAll(/(?<![\p{L}’'])[їйєюя]/gu, (letter) => first.get(letter) ?? letter)
  return spell(begun.replaceAll('зг', 'zgh'), ukrainian)
}

const spell = (text: string, letters: ReadonlyMap<string, string>) =>
  Array.from(text, (letter) => letters.get(letter) ?? letter).join('')

function tableOf(pairs: string): Map<string, string> {
  const parts = pairs.split(' ').map((part) => (part === '_' ? '' : part))
  return new Map(
    parts.flatMap((letter, at) => (at % 2 === 0 ? [[letter, parts[at + 1] ?? ''] as const] : [])),
  )
}
