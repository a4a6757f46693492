import { LANGUAGES } from '../store/store-view.ts'
import type { Setting, SettingKind, SettingReach, SettingSection, SettingValue } from './setting.ts'

type Told = SettingKind & { reach?: SettingReach; mayBeEmpty?: boolean; unset?: SettingValue }

/** All of one section; for every store alike where nothing is said. */
const section = <K extends string>(name: SettingSection, settings: Record<K, Told>): Record<K, Setting> =>
  Object.fromEntries(
    Object.entries<Told>(settings).map(([key, told]) => [key, { reach: 'store', ...told, section: name }]),
  ) as Record<K, Setting>

const SWITCH = { kind: 'switch', unset: false } as const
const SWITCH_ON = { kind: 'switch', unset: true } as const
const LINE = { kind: 'text', max: 120, mayBeEmpty: true } as const
const LINK = { kind: 'link', mayBeEmpty: true } as const
const WORDS = { kind: 'lines', max: 600, reach: 'language', mayBeEmpty: true } as const
const HOST = {
  kind: 'text',
  max: 200,
  pattern: /^([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?(\/[\w/-]*)?$/,
  reach: 'shop',
  mayBeEmpty: true,
} as const
const money = (max: number) => ({ kind: 'number', min: 0, max, unit: 'money' }) as const
const perLanguage = <T extends Told>(name: string, told: T) =>
  Object.fromEntries(LANGUAGES.map((language) => [`${name}.${language}`, told]))

/** The names people see of what an order goes through; empty ones are the shop's own words. */
export const NAMED_STAGES = [1, 2, 3, 4, 5] as const

/** By the key of the specification, as `cms_settings` tells it; a dot leads into an object. */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  ...section('shop', {
    name: { kind: 'text', max: 60, reach: 'shop' },
    'seo.site_name': { kind: 'text', max: 60 },
    'seo.site_description': { ...WORDS, max: 300 },
    skin: { kind: 'text', max: 40, pattern: /^[a-z0-9-]+$/, reach: 'shop', mayBeEmpty: true },
    lang: { kind: 'choice', choices: LANGUAGES, reach: 'shop' },
    ...perLanguage('domains', HOST),
  }),
  ...section('contact', {
    phone_display: { kind: 'phone', mayBeEmpty: true },
    phone_800_link: { kind: 'phone', mayBeEmpty: true },
    help_hours: { ...LINE, reach: 'language' },
    email_support: { kind: 'email' },
    telegram_link: LINK,
    whatsapp_link: LINK,
    viber_link: LINK,
    wechat_link: LINK,
    instagram_link: LINK,
    facebook_link: LINK,
    company: LINE,
    representative: LINE,
    company_info: WORDS,
    address: WORDS,
    legal_lines: { kind: 'list', max: 120, lines: 12, reach: 'language', mayBeEmpty: true },
  }),
  ...section('transfer', {
    'bank.holder': { ...LINE, max: 70 },
    'bank.iban': { ...LINE, max: 42, pattern: /^[A-Z]{2}\d{2}( ?[A-Z0-9]){11,30}$/ },
    'bank.bic': { ...LINE, max: 11, pattern: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/ },
  }),
  ...section('returns', {
    'returns.address': { kind: 'lines', max: 400, mayBeEmpty: true },
    'returns.text': WORDS,
    'returns.text_abroad': WORDS,
  }),
  ...section('pages', {
    has_shipping_info: SWITCH,
    has_terms_and_conditions: SWITCH,
    has_privacy_policy: SWITCH,
    has_return_policy: SWITCH,
    has_withdrawal: SWITCH,
    has_imprint: SWITCH,
    has_news: SWITCH,
    has_newsletter: SWITCH,
    show_cookie: SWITCH,
    is_demo: SWITCH,
  }),
  ...section('bonuses', {
    show_bonuses_banner: SWITCH,
    show_bonuses_modal: SWITCH,
    show_bonuses_modal_after: {
      kind: 'number',
      min: 1_000,
      max: 60_000,
      isWhole: true,
      unit: 'ms',
      unset: 3_000,
    },
    bonuses_banner_code: { kind: 'text', max: 40, pattern: /^[\w-]*$/, mayBeEmpty: true },
    award_bonuses_amount: money(100_000),
    spend_bonuses_proportion: { kind: 'number', min: 0, max: 1, unit: 'share' },
    spend_unlimited_bonuses_from: money(10_000_000),
    cashback_percent: { kind: 'number', min: 0, max: 100, unit: 'percent' },
  }),
  ...section('partners', {
    product_choose: SWITCH,
    instructions_count: { kind: 'number', min: 0, max: 1_000, isWhole: true, unit: 'none' },
    blogger_has_phone: SWITCH,
    has_blogger_user_agreement: SWITCH_ON,
    has_blogger_privacy_policy: SWITCH_ON,
  }),
  ...section('bag', {
    minicart_count: { kind: 'choice', choices: ['quantity', 'lines'], unset: 'quantity' },
    'local_money.currency_code': { kind: 'text', max: 3, pattern: /^[A-Z]{3}$/, mayBeEmpty: true },
    'local_money.rate': { kind: 'number', min: 0, max: 100_000, unit: 'none' },
  }),
  ...section(
    'stages',
    Object.fromEntries(
      NAMED_STAGES.map((stage): [string, Told] => [
        `stages.${stage}`,
        { ...LINE, max: 40, reach: 'language' },
      ]),
    ),
  ),
  ...section('advertising', {
    pixel_url: LINK,
    ...perLanguage('feeds_facebook', { ...LINK, reach: 'shop' }),
  }),
}

export const isSetting = (key: string): boolean => Object.hasOwn(SETTINGS, key)
