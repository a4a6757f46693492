// Texts people read: messages/<language>/<area>.json, one flat file per area, keys `area.part`.
// `createTranslate` turns the compiled texts of one language into `t`.
import type { Dialect } from '@vitrine/domain/store/dialect'
import type { MessageKey } from './message-key.ts'
import type { CompiledMessages, MessageCases, MessageToken } from './message-tokens.ts'

export type MessageValues = Record<string, string | number>
export type Translate = (key: MessageKey, values?: MessageValues) => string

export function createTranslate(language: Dialect, messages: CompiledMessages): Translate {
  const { plurals, numbers } = formatsOf(language)
  const show = (value: string | number | undefined) =>
    typeof value === 'number' ? numbers().format(value) : (value ?? '')

  function pickCase(kind: string, cases: MessageCases, value: string | number | undefined) {
    const exact = cases[String(value)]
    if (Array.isArray(exact)) return exact
    const form = kind === 'plural' ? cases[plurals().select(Number(value))] : undefined
    return (Array.isArray(form) ? form : cases.other) as MessageToken[]
  }

  function write(tokens: MessageToken[], values: MessageValues, count: string): string {
    return tokens.map((token) => writeToken(token, values, count)).join('')
  }

  function writeToken(token: MessageToken, values: MessageValues, count: string): string {
    if (typeof token === 'string') return token === '#' ? count : token
    const [name, kind, cases] = token
    const value = values[name]
    if (kind === undefined || cases === undefined || typeof cases !== 'object') return show(value)
    return write(pickCase(kind, cases, value), values, show(value))
  }

  return (key, values = {}) => {
    const message = messages[key]
    if (message === undefined) return key
    return typeof message === 'string' ? message : write(message, values, '')
  }
}

/** Texts that say the shop's name say the one its owner has given it. */
export function withShop(t: Translate, shopName: string): Translate {
  const alone = { shop: shopName }
  return (key, values) => t(key, values ? { shop: shopName, ...values } : alone)
}

/** Made when first asked for: the two hold a weak phone for 60 ms, between its files and the first drawing. */
function formatsOf(language: Dialect) {
  let plurals: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  return {
    plurals: () => (plurals ??= new Intl.PluralRules(language)),
    numbers: () => (numbers ??= new Intl.NumberFormat(language)),
  }
}
