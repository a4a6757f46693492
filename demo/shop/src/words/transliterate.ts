const PAIRS =
  'а a б b в v г g ґ g д d е e ё e є ye ж zh з z и i і i ї yi й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ _ ы y ь _ э e ю yu я ya ’ _ ä ae ö oe ü ue ß ss'
const flat = PAIRS.split(' ')
const letters = new Map(
  flat.flatMap((letter, i) => (i % 2 === 0 ? [[letter, flat[i + 1]?.replace('_', '') ?? '']] : [])) as [
    string,
    string,
  ][],
)

/** Cyrillic and German names in plain Latin letters, for addresses people can type. */
export function transliterate(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => letters.get(letter) ?? letter).join('')
}
