// What an owner can set, and what each setting may be: one table for the screen that shows it and the shop that keeps it.

/** `shop`: one value. `store`: one, with exceptions of stores. `language`: a text in each. */
export type SettingReach = 'shop' | 'store' | 'language'

export type SettingKind =
  | { kind: 'switch' }
  /** One line. */
  | { kind: 'text'; max: number; pattern?: RegExp }
  | { kind: 'lines'; max: number }
  /** Lines, told apart. */
  | { kind: 'list'; max: number; lines: number }
  | { kind: 'phone' }
  | { kind: 'email' }
  | { kind: 'link' }
  | {
      kind: 'number'
      min: number
      max: number
      isWhole?: boolean
      unit: 'money' | 'share' | 'ms' | 'percent' | 'none'
    }
  | { kind: 'choice'; choices: readonly string[] }

export const SETTING_SECTIONS = [
  ...(['shop', 'contact', 'transfer', 'returns', 'pages', 'bonuses'] as const),
  ...(['partners', 'bag', 'stages', 'advertising'] as const),
] as const
export type SettingSection = (typeof SETTING_SECTIONS)[number]

export type Setting = SettingKind & {
  section: SettingSection
  reach: SettingReach
  /** Nothing is an answer, too. */
  mayBeEmpty?: boolean
  /** What the shop does while nobody said anything. */
  unset?: SettingValue
}

export type SettingValue = string | number | boolean | string[]
