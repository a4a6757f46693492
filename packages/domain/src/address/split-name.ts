const HAN = /^\p{Script=Han}+$/u

/** One field for the shopper, two for the order. Undefined while it cannot be told what is the family name. */
export function splitName(full: string): { firstname: string; lastname: string } | undefined {
  const words = full.trim().split(/\s+/).filter(Boolean)
  const [only = ''] = words
  if (HAN.test(words.join('')))
    return splitChinese(words.length === 1 ? [only.slice(0, 1), only.slice(1)] : words)
  const lastname = words.at(-1) ?? ''
  if (words.length < 2 || !words.every((word) => /\p{L}/u.test(word))) return undefined
  return { firstname: words.slice(0, -1).join(' '), lastname }
}

/** The family's comes first, whether a space tells it from the other or not. */
function splitChinese([lastname = '', ...given]: string[]): ReturnType<typeof splitName> {
  const firstname = given.join('')
  return firstname === '' ? undefined : { lastname, firstname }
}

/** The way back: Chinese names start with the family's and have no space. */
export function joinName({
  firstname = '',
  lastname = '',
}: {
  firstname?: string
  lastname?: string
}): string {
  return HAN.test(firstname + lastname)
    ? lastname + firstname
    : [firstname, lastname].filter(Boolean).join(' ')
}
