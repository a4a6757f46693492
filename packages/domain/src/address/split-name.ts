const CJK = /^\p{Script=Han}{2,}$/u

/** One field for the shopper, two for the order. Undefined while it cannot be told what is the family name. */
export function splitName(full: string): { firstname: string; lastname: string } | undefined {
  const words = full.trim().split(/\s+/).filter(Boolean)
  const [only = ''] = words
  if (words.length === 1 && CJK.test(only)) return { lastname: only.slice(0, 1), firstname: only.slice(1) }
  const lastname = words.at(-1) ?? ''
  if (words.length < 2 || !words.every((word) => /\p{L}/u.test(word))) return undefined
  return { firstname: words.slice(0, -1).join(' '), lastname }
}

/** The way back: Chinese names start with the family's and have no space. */
export function joinName({
  firstname = '',
  lastname = '',
}: {
  firstname?: string
  lastname?: string
}): string {
  const isHan = /^\p{Script=Han}+$/u.test(firstname + lastname)
  return isHan ? lastname + firstname : [firstname, lastname].filter(Boolean).join(' ')
}
