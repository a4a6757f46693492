// The same keys, row by row, on the keyboards of our languages; a space stands for a key without a letter.
const KEYS = {
  en: "`qwertyuiop[]asdfghjkl;'zxcvbnm,.-",
  de: ' qwertzuiopü+asdfghjklöäyxcvbnm,.ß',
  ru: 'ёйцукенгшщзхъфывапролджэячсмитьбю-',
  uk: 'ґйцукенгшщзхїфівапролджєячсмитьбю-',
} as const

export type Keyboard = keyof typeof KEYS

export const KEYBOARDS = Object.keys(KEYS) as Keyboard[]

/** Signs of the shift level that are letters elsewhere. */
const UNSHIFTED: Record<string, string> = {
  '{': '[',
  '}': ']',
  ':': ';',
  '"': "'",
  '<': ',',
  '>': '.',
  '~': '`',
}
const SAME_EVERYWHERE = /[\d-]/

const TABLES = new Map(
  KEYBOARDS.flatMap((from) =>
    KEYBOARDS.map((to) => [`${from} ${to}`, tableOf(KEYS[from], KEYS[to])] as const),
  ),
)

/** What the keys would have written on the other keyboard; undefined when a sign is on no key of the first. */
export function retype(text: string, from: Keyboard, to: Keyboard): string | undefined {
  const table = TABLES.get(`${from} ${to}`)
  let retyped = ''
  for (const sign of text.toLowerCase()) {
    const other = table?.get(UNSHIFTED[sign] ?? sign) ?? (SAME_EVERYWHERE.test(sign) ? sign : undefined)
    if (other === undefined) return undefined
    retyped += other
  }
  return retyped
}

function tableOf(from: string, to: string): ReadonlyMap<string, string> {
  const pairs = Array.from(from, (sign, at) => [sign, to[at] ?? ' '] as const)
  return new Map(pairs.filter(([sign, other]) => sign !== ' ' && other !== ' '))
}
