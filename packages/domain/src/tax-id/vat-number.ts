// Numbers of companies for the value added tax of the European Union: what one looks like in each country, and whether its
// check digits are right. Whether it was given to somebody, only the country itself knows.
import { iso7064, luhn, luhnSum, mod97, remainder } from './check-digits.ts'
import { national } from './national-rules.ts'

type Rule = { form: RegExp; isRight?: (digits: string) => boolean }

const weighed =
  (weights: readonly number[], modulus: number, rest = 0) =>
  (digits: string) =>
    remainder(digits, weights, modulus) === rest

const RULES: Readonly<Record<string, Rule>> = {
  AT: { form: /^U\d{8}$/, isRight: (text) => (luhnSum(text.slice(1, 8)) + 4 + Number(text[8])) % 10 === 0 },
  BE: { form: /^[01]\d{9}$/, isRight: (text) => 97 - mod97(text.slice(0, 8)) === Number(text.slice(8)) },
  BG: { form: /^\d{9,10}$/, isRight: national.bulgarian },
  CY: { form: /^(?!12)\d{8}[A-Z]$/, isRight: national.cypriot },
  CZ: { form: /^([0-8]\d{7}|\d{9,10})$/, isRight: (text) => text.length !== 8 || czech(text) },
  DE: { form: /^[1-9]\d{8}$/, isRight: iso7064 },
  DK: { form: /^[1-9]\d{7}$/, isRight: weighed([2, 7, 6, 5, 4, 3, 2, 1], 11) },
  EE: { form: /^\d{9}$/, isRight: weighed([3, 7, 1, 3, 7, 1, 3, 7, 1], 10) },
  EL: {
    form: /^\d{9}$/,
    isRight: (text) =>
      remainder(text.slice(0, 8), [256, 128, 64, 32, 16, 8, 4, 2], 11) % 10 === Number(text[8]),
  },
  ES: { form: /^[A-Z\d]\d{7}[A-Z\d]$/, isRight: national.spanish },
  FI: { form: /^\d{8}$/, isRight: weighed([7, 9, 10, 5, 8, 4, 2, 1], 11) },
  FR: { form: /^[A-HJ-NP-Z\d]{2}\d{9}$/, isRight: national.french },
  HR: { form: /^\d{11}$/, isRight: iso7064 },
  HU: { form: /^\d{8}$/, isRight: weighed([9, 7, 3, 1, 9, 7, 3, 1], 10) },
  IE: { form: /^\d[A-Z\d+*]\d{5}[A-W][A-I]?$/, isRight: national.irish },
  IT: { form: /^\d{11}$/, isRight: national.italian },
  LT: { form: /^(\d{7}1\d|\d{10}1\d)$/, isRight: national.lithuanian },
  LU: { form: /^\d{8}$/, isRight: (text) => Number(text.slice(0, 6)) % 89 === Number(text.slice(6)) },
  LV: {
    form: /^\d{11}$/,
    // Numbers of persons carry a day of birth and no digit to check.
    isRight: (text) => text < '4' || remainder(text, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1], 11) === 3,
  },
  MT: { form: /^[1-9]\d{7}$/, isRight: weighed([3, 4, 6, 7, 8, 9, 10, 1], 37) },
  NL: { form: /^\d{9}B\d{2}$/, isRight: national.dutch },
  PL: { form: /^\d{10}$/, isRight: weighed([6, 5, 7, 2, 3, 4, 5, 6, 7, -1], 11) },
  PT: { form: /^[1-9]\d{8}$/, isRight: portuguese },
  RO: {
    form: /^[1-9]\d{1,9}$/,
    isRight: (text) =>
      ((remainder(text.slice(0, -1).padStart(9, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2], 11) * 10) % 11) % 10 ===
      Number(text.slice(-1)),
  },
  SE: { form: /^\d{10}01$/, isRight: (text) => luhn(text.slice(0, 10)) },
  SI: { form: /^[1-9]\d{7}$/, isRight: slovenian },
  SK: { form: /^[1-9]\d{9}$/, isRight: (text) => Number(text) % 11 === 0 },
  XI: { form: /^(\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/, isRight: northernIrish },
}

/** Greece has other letters for its taxes than for everything else. */
const LETTERS: Readonly<Record<string, string>> = { GR: 'EL' }

/** `country` is that of the address, for numbers without letters; companies elsewhere write what their country gives them. */
export function isTaxId(country: string, text: string): boolean {
  const plain = text.toUpperCase().replace(/[\s.\-/]/g, '')
  const own = LETTERS[country] ?? country
  const [, letters = own, rest = plain] = /^([A-Z]{2})(?=.*\d)(.+)$/.exec(plain) ?? []
  const rule = RULES[LETTERS[letters] ?? letters]
  if (rule && fits(rule, rest)) return true
  const ownRule = RULES[own]
  if (ownRule) return fits(ownRule, plain)
  return rule === undefined
}

/** Whether somebody there can have one to tell. */
export const hasTaxIds = (country: string): boolean => (LETTERS[country] ?? country) in RULES

const fits = ({ form, isRight }: Rule, text: string) => form.test(text) && (isRight?.(text) ?? true)

function czech(text: string): boolean {
  const check = (11 - remainder(text.slice(0, 7), [8, 7, 6, 5, 4, 3, 2], 11)) % 11
  return (check === 0 ? 1 : check) % 10 === Number(text[7])
}

function portuguese(text: string): boolean {
  const check = 11 - remainder(text, [9, 8, 7, 6, 5, 4, 3, 2], 11)
  return (check % 11) % 10 === Number(text[8])
}

function slovenian(text: string): boolean {
  const check = 11 - remainder(text, [8, 7, 6, 5, 4, 3, 2], 11)
  return check !== 11 && check % 10 === Number(text[7])
}

function northernIrish(text: string): boolean {
  if (!/^\d/.test(text)) return true
  const sum = remainder(text.slice(0, 9), [8, 7, 6, 5, 4, 3, 2, 10, 1], 97)
  return sum === 0 || sum === 42
}
