/** Where nearly every house has a number. The others, and houses by name, are told by their street alone. */
const NUMBERED: ReadonlySet<string> = new Set(
  'AT AU BE BY CA CH CZ DE DK ES FI FR HU IT LU NL NO NZ PL PT RU SE SK UA US'.split(' '),
)

/** Worth a question, not a refusal: a farm or a castle may have none. */
export function lacksHouseNumber(country: string, lines: readonly string[]): boolean {
  const text = lines.join(' ').trim()
  return text !== '' && NUMBERED.has(country) && !/\p{N}/u.test(text)
}
