// Russian and Ukrainian in Latin letters, as people write them who lack the keyboard, and back.

type Script = 'ru' | 'uk'

const SHARED: readonly (readonly [latin: string, cyrillic: string])[] = [
  ...([
    ['shch', 'щ'],
    ['sch', 'щ'],
    ['kh', 'х'],
    ['ts', 'ц'],
    ['tz', 'ц'],
    ['ch', 'ч'],
    ['sh', 'ш'],
    ['zh', 'ж'],
  ] as const),
  ...([
    ['yu', 'ю'],
    ['ju', 'ю'],
    ['iu', 'ю'],
    ['ya', 'я'],
    ['ja', 'я'],
    ['ia', 'я'],
    ['ck', 'к'],
    ['ph', 'ф'],
  ] as const),
  ...([
    ['a', 'а'],
    ['b', 'б'],
    ['c', 'к'],
    ['d', 'д'],
    ['e', 'е'],
    ['f', 'ф'],
    ['j', 'й'],
    ['k', 'к'],
  ] as const),
  ...([
    ['l', 'л'],
    ['m', 'м'],
    ['n', 'н'],
    ['o', 'о'],
    ['p', 'п'],
    ['q', 'к'],
    ['r', 'р'],
    ['s', 'с'],
  ] as const),
  ...([
    ['t', 'т'],
    ['u', 'у'],
    ['v', 'в'],
    ['w', 'в'],
    ['x', 'кс'],
    ['z', 'з'],
  ] as const),
]

const OWN: Record<Script, typeof SHARED> = {
  ru: [
    ['yo', 'ё'],
    ['jo', 'ё'],
    ['ye', 'е'],
    ['iy', 'ий'],
    ['yy', 'ый'],
    ['g', 'г'],
    ['h', 'х'],
    ['i', 'и'],
    ['y', 'ы'],
  ],
  uk: [
    ['iy', 'ій'],
    ['ye', 'є'],
    ['je', 'є'],
    ['ie', 'є'],
    ['yi', 'ий'],
    ['ji', 'ї'],
    ['yy', 'ий'],
    ['g', 'г'],
    ['h', 'г'],
    ['i', 'і'],
    ['y', 'и'],
  ],
}

const LATIN: Record<string, string> = Object.fromEntries(
  (
    'аa бb вv гg ґg дd еe ёe жzh зz иi йy іi їi кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щshch ъ ыy ь эe ' +
    'юyu яya єe'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

const LONGEST = 4
const TABLES: Record<Script, ReadonlyMap<string, string>> = {
  ru: new Map([...SHARED, ...OWN.ru]),
  uk: new Map([...SHARED, ...OWN.uk]),
}

/** "plate" → "плате"; undefined when there is a letter that is not Latin. */
export function toCyrillic(text: string, script: Script): string | undefined {
  const table = TABLES[script]
  let written = ''
  for (let at = 0; at < text.length; ) {
    const length = lengthAt(text, at, table)
    if (length === 0) return undefined
    const letters = text.slice(at, at + length)
    written += table.get(letters) ?? letters
    at += length
  }
  return written
}

/** Letters taken together at this place, the most there are; 0 for what cannot be written. */
function lengthAt(text: string, at: number, table: ReadonlyMap<string, string>): number {
  for (let length = LONGEST; length > 0; length--) {
    if (at + length <= text.length && table.has(text.slice(at, at + length))) return length
  }
  return /[\d-]/.test(text.charAt(at)) ? 1 : 0
}

/** "адидас" → "adidas"; undefined when there is a letter that is not Cyrillic. */
export function toLatin(text: string): string | undefined {
  let written = ''
  for (const letter of text) {
    const latin = LATIN[letter] ?? (/[\d-]/.test(letter) ? letter : undefined)
    if (latin === undefined) return undefined
    written += latin
  }
  return written
}
