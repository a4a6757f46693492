import { isEmail } from '../contact/email.ts'
import type { Setting, SettingValue } from './setting.ts'

/** What is wrong, with the figures of its words, and what was probably meant. */
export type SettingProblem = {
  key:
    | 'TOO_SMALL'
    | 'TOO_LARGE'
    | 'TOO_LONG'
    | 'NOT_A_NUMBER'
    | 'NOT_WHOLE'
    | 'NOT_ONE_OF'
    | 'WRONG_FORM'
    | 'REQUIRED'
  limit?: number
  probably?: SettingValue
}
export type CheckedSetting =
  | { value: SettingValue; problem?: never }
  | { problem: SettingProblem; value?: never }

/** As somebody typed it, or a program sent it; what comes out is what is stored. */
export function checkSetting(setting: Setting, told: unknown): CheckedSetting {
  switch (setting.kind) {
    case 'switch':
      return typeof told === 'boolean' ? { value: told } : { problem: { key: 'WRONG_FORM' } }
    case 'number':
      return checkNumber(setting, told)
    case 'list':
      return checkList(setting, told)
    default:
      return checkText(setting, told)
  }
}

type Of<K extends Setting['kind']> = Extract<Setting, { kind: K }>

function checkNumber(setting: Of<'number'>, told: unknown): CheckedSetting {
  const thousands = setting.unit === 'money' || setting.isWhole ? thousandsIn(told) : undefined
  if (thousands !== undefined) return { problem: unlikely(setting, thousands) }
  const value = toNumber(told)
  if (!Number.isFinite(value)) return { problem: { key: 'NOT_A_NUMBER' } }
  if (value < setting.min || value > setting.max) return { problem: outOfRange(setting, value) }
  if (setting.isWhole && !Number.isInteger(value))
    return { problem: { key: 'NOT_WHOLE', probably: Math.round(value) } }
  return { value }
}

/** As people write it: a comma for the point, gaps between thousands. */
function toNumber(told: unknown): number {
  if (typeof told === 'number') return told
  const text = typeof told === 'string' ? told.replace(/\s/g, '').replace(',', '.') : ''
  return text === '' ? Number.NaN : Number(text)
}

/** `10,000` is ten thousand to some and ten to others; no money has three decimals, no count has any. */
function thousandsIn(told: unknown): number | undefined {
  const text = typeof told === 'string' ? told.replace(/\s/g, '') : ''
  return /^[1-9]\d{0,2}([.,]\d{3})+$/.test(text) ? Number(text.replace(/[.,]/g, '')) : undefined
}

const unlikely = (setting: Of<'number'>, meant: number): SettingProblem =>
  meant > setting.max || meant < setting.min
    ? outOfRange(setting, meant)
    : { key: 'NOT_A_NUMBER', probably: meant }

function outOfRange({ min, max, unit }: Of<'number'>, value: number): SettingProblem {
  if (value < min) {
    const isInSeconds = unit === 'ms' && value >= 1 && value * 1000 <= max
    return { key: 'TOO_SMALL', limit: min, probably: isInSeconds ? value * 1000 : min }
  }
  const isPercent = unit === 'share' && value <= 100
  return { key: 'TOO_LARGE', limit: max, probably: isPercent ? value / 100 : max }
}

function checkList({ max, lines }: Of<'list'>, told: unknown): CheckedSetting {
  const all = typeof told === 'string' ? told.split('\n') : told
  if (!Array.isArray(all) || all.some((one) => typeof one !== 'string'))
    return { problem: { key: 'WRONG_FORM' } }
  const value = all.map((line: string) => line.trim()).filter(Boolean)
  if (value.length > lines || value.some((line) => line.length > max || !isPlain(line)))
    return { problem: { key: 'TOO_LONG', limit: max } }
  return { value }
}

function checkText(
  setting: Exclude<Setting, { kind: 'switch' | 'number' | 'list' }>,
  told: unknown,
): CheckedSetting {
  if (typeof told !== 'string') return { problem: { key: 'WRONG_FORM' } }
  const value = told.trim()
  if (value === '') return setting.mayBeEmpty ? { value } : { problem: { key: 'REQUIRED' } }
  const max = 'max' in setting ? setting.max : 300
  if (value.length > max) return { problem: { key: 'TOO_LONG', limit: max } }
  if (!(setting.kind === 'lines' ? isPlain(value.replaceAll('\n', '')) : isPlain(value)))
    return { problem: { key: 'WRONG_FORM' } }
  return checkForm(setting, value)
}

function checkForm(setting: Setting, value: string): CheckedSetting {
  const form = FORMS[setting.kind]
  if (setting.kind === 'choice' && !setting.choices.includes(value))
    return {
      problem: {
        key: 'NOT_ONE_OF',
        ...probably(setting.choices.find((one) => one.startsWith(value.slice(0, 2).toLowerCase()))),
      },
    }
  if (setting.kind === 'text' && setting.pattern && !setting.pattern.test(value)) {
    const other = [value.toUpperCase(), value.toLowerCase(), bareHost(value)]
    return { problem: { key: 'WRONG_FORM', ...probably(other.find((one) => setting.pattern?.test(one))) } }
  }
  if (form === undefined || form.isRight(value)) return { value }
  const meant = form.meant(value)
  return {
    problem: { key: 'WRONG_FORM', ...probably(meant !== '' && form.isRight(meant) ? meant : undefined) },
  }
}

const bareHost = (value: string) =>
  value
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')

const probably = (value: string | undefined) => (value === undefined ? {} : { probably: value })

type Form = { isRight(value: string): boolean; meant(value: string): string }
const FORMS: Partial<Record<Setting['kind'], Form>> = {
  phone: {
    isRight: (value) => /^\+?[\d\s()/-]{6,30}$/.test(value),
    meant: (value) => value.replace(/[^\d\s()+/-]/g, '').trim(),
  },
  email: { isRight: isEmail, meant: (value) => value.replace(/\s/g, '').replace(/^mailto:/, '') },
  link: {
    isRight: (value) => /^https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/.test(value),
    meant: (value) => `https://${value.replace(/^(https?:)?\/+/, '')}`,
  },
}

/** Nothing that steers: control signs and separators of lines. */
const isPlain = (text: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
