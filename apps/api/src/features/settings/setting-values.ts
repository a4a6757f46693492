import { isSameValue } from '@vitrine/domain/settings/is-same-value'
import type { Setting, SettingValue } from '@vitrine/domain/settings/setting'
import { codesSpeaking, STORE_IDENTITIES } from '@vitrine/domain/store/store-identity'
import {
  DEFAULT_STORE_CODE,
  LANGUAGES,
  type Language,
  STORE_CODES,
  type StoreCode,
} from '@vitrine/domain/store/store-view'
import type { SettingRow } from './setting-queries.ts'

/** What each store says before anybody set anything, by its id. */
export type Bases = ReadonlyMap<number, Record<string, unknown>>
/** For everybody by `*`, else by the code of a store that differs, or by language. */
export type Values = Record<string, SettingValue>

type Told = { key: string; setting: Setting; rows: readonly SettingRow[]; bases: Bases }

/** As the screen tells it, and as who saves must have seen it. */
export function settingValues({ key, setting, rows, bases }: Told): Values {
  const ownRow = (storeId: number, language = '*') =>
    rows.find((row) => row.key === key && row.store_id === storeId && row.language === language)?.value
  const idOf = (code: StoreCode) => STORE_IDENTITIES[code].storeId
  const base = (code: StoreCode) => valueAt(bases.get(idOf(code)), key) ?? setting.unset
  if (setting.reach === 'language') {
    const firstOf = (language: Language) => codesSpeaking([language])[0] ?? DEFAULT_STORE_CODE
    return known(LANGUAGES.map((one) => [one, ownRow(0, one) ?? base(firstOf(one))]))
  }
  const all = ownRow(0) ?? base(DEFAULT_STORE_CODE)
  if (setting.reach === 'shop') return known([['*', all]])
  const own = (code: StoreCode) => ownRow(idOf(code)) ?? ownRow(0) ?? base(code)
  const differing = STORE_CODES.map((code): [string, unknown] => [code, own(code)]).filter(
    ([, value]) => !isSameValue(value, all),
  )
  return known([['*', all], ...differing])
}

const known = (entries: readonly (readonly [string, unknown])[]): Values =>
  Object.fromEntries(entries.filter((entry): entry is [string, SettingValue] => isValue(entry[1])))

function isValue(value: unknown): value is SettingValue {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string')
  return ['string', 'number', 'boolean'].includes(typeof value)
}

function valueAt(json: unknown, key: string): unknown {
  if (typeof json !== 'object' || json === null) return undefined
  const told = json as Record<string, unknown>
  if (Object.hasOwn(told, key)) return told[key]
  const [first = '', ...rest] = key.split('.')
  return rest.length === 0 ? undefined : valueAt(told[first], rest.join('.'))
}
