// Check digits of countries that have a rule of their own.
import { luhn, luhnSum, mod97, remainder } from './check-digits.ts'

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Of companies, persons and foreigners. */
function bulgarian(text: string): boolean {
  const last = Number(text.slice(-1))
  if (text.length === 9) {
    const first = remainder(text, [1, 2, 3, 4, 5, 6, 7, 8], 11)
    const check = first === 10 ? remainder(text, [3, 4, 5, 6, 7, 8, 9, 10], 11) : first
    return check % 10 === last
  }
  const person = remainder(text, [2, 4, 8, 5, 10, 9, 7, 3, 6], 11) % 10
  const foreigner = remainder(text, [21, 19, 17, 13, 11, 9, 7, 3, 1], 10)
  const other = (11 - remainder(text, [4, 3, 2, 7, 6, 5, 4, 3, 2], 11)) % 11
  return [person, foreigner, other].includes(last)
}

function cypriot(text: string): boolean {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
  const sum = [...text.slice(0, 8)].reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (odd[Number(digit)] ?? 0) : Number(digit)),
    0,
  )
  return LATIN[sum % 26] === text[8]
}

/** Either the digits of the company alone, or all as one number. */
function dutch(text: string): boolean {
  const company = text.slice(0, 9)
  const isCompany = remainder(company, [9, 8, 7, 6, 5, 4, 3, 2, -1], 11) === 0
  const asNumber = [...`NL${text}`].map((sign) => (/\d/.test(sign) ? sign : String(LATIN.indexOf(sign) + 10)))
  return isCompany || mod97(asNumber.join('')) === 1
}

const FRENCH = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

function french(text: string): boolean {
  const [key, company] = [text.slice(0, 2), text.slice(2)]
  // Companies of Monaco begin with 000 and need no digit of their own.
  if (!company.startsWith('000') && !luhn(company)) return false
  if (/^\d\d$/.test(key)) return mod97(`${company}12`) === Number(key)
  const [first = 0, second = 0] = [...key].map((sign) => FRENCH.indexOf(sign))
  const value = /^\d/.test(key) ? first * 24 + second - 10 : first * 34 + second - 100
  return (Number(company) + 1 + Math.floor(value / 11)) % 11 === value % 11
}

const IRISH = 'WABCDEFGHIJKLMNOPQRSTUV'

/** In former numbers the second sign is a letter; in new ones a second letter follows. */
function irish(text: string): boolean {
  const isFormer = /^\d[A-Z+*]/.test(text)
  const digits = isFormer ? `0${text.slice(2, 7)}${text[0]}` : text.slice(0, 7)
  const second = isFormer ? 0 : Math.max(0, IRISH.indexOf(text[8] ?? 'W'))
  return IRISH[(remainder(digits, [8, 7, 6, 5, 4, 3, 2], 23) + 9 * second) % 23] === text[7]
}

/** The office that gave it stands before the last digit. */
function italian(text: string): boolean {
  const office = Number(text.slice(7, 10))
  const isOffice = (office >= 1 && office <= 100) || [120, 121, 888, 999].includes(office)
  return isOffice && Number(text.slice(0, 7)) > 0 && luhn(text)
}

function lithuanian(text: string): boolean {
  const digits = text.slice(0, -1)
  const weights = (start: number) => [...digits].map((_, index) => 1 + ((index + start) % 9))
  const first = remainder(digits, weights(0), 11)
  const check = first === 10 ? remainder(digits, weights(2), 11) % 10 : first
  return check === Number(text.slice(-1))
}

const SPANISH = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** Of persons, foreigners and companies. */
function spanish(text: string): boolean {
  const foreigner = 'XYZ'.indexOf(text.slice(0, 1))
  if (foreigner >= 0) return spanishPerson(`${foreigner}${text.slice(1)}`)
  if (/^\d/.test(text)) return spanishPerson(text)
  if (/^[KLM]/.test(text)) return spanishPerson(`0${text.slice(1)}`)
  if (!/^[ABCDEFGHJNPQRSUVW]/.test(text)) return false
  const check = (10 - (luhnSum(`${text.slice(1, 8)}0`) % 10)) % 10
  const last = text.slice(-1)
  const byLetter = 'JABCDEFGHI'[check] === last
  const byDigit = String(check) === last
  return byDigit || (byLetter && !/^[ABEH]/.test(text))
}

const spanishPerson = (text: string) => SPANISH[Number(text.slice(0, 8)) % 23] === text[8]

export const national = { bulgarian, cypriot, dutch, french, irish, italian, lithuanian, spanish }
