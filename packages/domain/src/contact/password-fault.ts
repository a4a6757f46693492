// What a password must not be. Length is what counts; kinds of letters are nobody's business.
export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 128

/** What is tried first, in the keyboards of our languages. */
const WORN =
  /^(.)\1+$|^\s*$|^(0?123456789?0?|9?87654321)$|passwor[dt]|passwort|parol|пароль|qwert[yz]|йцукен|asdfgh|iloveyou|vitrine/i

export type PasswordFault = 'short' | 'long' | 'guessable'

/** `contact`: whose it is to be, which is the first guess of all. */
export function passwordFault(password: string, contact = ''): PasswordFault | undefined {
  const length = [...password].length
  if (length < MIN_PASSWORD) return 'short'
  if (length > MAX_PASSWORD) return 'long'
  return isContact(password.toLowerCase(), contact.toLowerCase()) || isWorn(password)
    ? 'guessable'
    : undefined
}

/** The mailbox, or its name with little behind it. */
function isContact(password: string, contact: string): boolean {
  if (contact === '') return false
  const name = contact.split('@')[0] ?? ''
  return password.includes(contact) || (password.startsWith(name) && password.length < name.length + 6)
}

/** A long one may hold such a word. */
const isWorn = (password: string) => password.length < 14 && WORN.test(password)
