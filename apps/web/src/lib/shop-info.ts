// What the shop says of itself at the foot of every page: part of the content block `cms_settings`. Read with tolerance.
import type { PaymentMethod } from '@vitrine/contract/cart/checkout'
import type { ShopClient } from '@vitrine/contract/client'
import { getCmsBlock } from '@vitrine/contract/content'
import type { SkinTokens } from '@vitrine/domain/design/skin/skin-tokens'
import { STATIC_PAGES, type StaticPage } from './content/static-pages.ts'
import { skinOf } from './store/skin-of.ts'

const NETWORKS = {
  wechat_link: 'WeChat',
  telegram_link: 'Telegram',
  whatsapp_link: 'WhatsApp',
  viber_link: 'Viber',
  instagram_link: 'Instagram',
  facebook_link: 'Facebook',
} as const

export type ShopInfo = {
  phone: string
  email: string
  company: string
  /** Its lines. */
  address: string[]
  /** Who speaks for it before a court, and what must stand in its imprint and on its invoices besides. */
  representative: string
  legalLines: string[]
  /** Identifiers of the standing pages that are there. */
  pages: StaticPage['identifier'][]
  networks: { name: string; href: string }[]
  hasNews: boolean
  hasNewsletter: boolean
  /** The number at the bag: pieces, unless the shop prefers lines (spec §9 cart behaviour). */
  minicartCount: 'lines' | 'quantity'
  /** Categories of the header by their ids, in this order; empty for all. */
  navbar: number[]
  /** Whether menus list what is approved alone (`product_choose`). */
  choosesProducts: boolean
  /** Offered when the shop names none, or cannot be asked (spec §5). */
  paymentMethods: PaymentMethod[]
  /** Whether the notice about what is stored here shows, and where advertisers are told of what was done; '' for nowhere. */
  showsCookies: boolean
  pixelUrl: string
  /** Whether there is a partner of the shop's own to act for. */
  hasBlogger: boolean
  /** When signing in shows itself: always, or to whom a link brought this code. */
  signUp: { isOn: boolean; code: string; afterMs: number }
  /** What its shoppers think in where they pay in other money, and how much of it one of the store's is worth. */
  localMoney: { currency: string; rate: number } | null
  /** What the shop calls the five stages of an order; '' where it has no word of its own. */
  stages: readonly string[]
  /** Tokens the store has in its own way; not told at all where it has none. */
  skin?: SkinTokens
}
export const NO_INFO: ShopInfo = {
  phone: '',
  email: '',
  company: '',
  address: [],
  representative: '',
  legalLines: [],
  pages: [],
  networks: [],
  hasNews: false,
  hasNewsletter: false,
  minicartCount: 'quantity',
  navbar: [],
  choosesProducts: false,
  paymentMethods: [],
  showsCookies: false,
  pixelUrl: '',
  hasBlogger: false,
  signUp: { isOn: false, code: '', afterMs: 3_000 },
  localMoney: null,
  stages: [],
}

export async function loadShopInfo(client: ShopClient): Promise<ShopInfo> {
  const { json } = await client.call(getCmsBlock, { params: { identifier: 'cms_settings' } })
  const skin = skinOf(json.skin_tokens)
  return {
    phone: textOf(json.phone_display),
    email: textOf(json.email_support),
    company: textOf(json.company),
    address: textOf(json.address).split('\n').filter(Boolean),
    representative: textOf(json.representative),
    legalLines: Array.isArray(json.legal_lines) ? json.legal_lines.map(textOf).filter(Boolean) : [],
    pages: STATIC_PAGES.filter(({ flag }) => json[flag] === true).map(({ identifier }) => identifier),
    networks: Object.entries(NETWORKS)
      .map(([field, name]) => ({ name, href: textOf(json[field]) }))
      .filter(({ href }) => href.startsWith('https://')),
    hasNews: json.has_news === true,
    hasNewsletter: json.has_newsletter === true,
    minicartCount: json.minicart_count === 'lines' ? 'lines' : 'quantity',
    navbar: idsOf((json.navbar as { category_ids?: unknown } | null | undefined)?.category_ids),
    choosesProducts: json.product_choose === true,
    paymentMethods: Array.isArray(json.payment_methods) ? json.payment_methods.flatMap(toPayment) : [],
    showsCookies: json.show_cookie === true,
    pixelUrl: httpsOf(json.pixel_url),
    hasBlogger: json.blogger_has_phone === true,
    signUp: {
      isOn: json.show_bonuses_modal === true,
      code: textOf(json.bonuses_banner_code),
      afterMs: Number(json.show_bonuses_modal_after) || NO_INFO.signUp.afterMs,
    },
    localMoney: toLocalMoney(json.local_money),
    stages: toStages(json.stages),
    ...(skin && { skin }),
  }
}

function toPayment(told: unknown): PaymentMethod[] {
  const method = (told ?? {}) as Record<string, unknown>
  const [code, title] = [textOf(method.code), textOf(method.title)]
  const sum = (field: string) => Number(method[field]) || 0
  if (code === '' || title === '') return []
  const terms = { discount: sum('discount'), rounding: sum('rounding'), minimum: sum('minimum') }
  const marks = { default: method.default === true, is_server_method: false, offline: true }
  return [
    { code, title, value: code, id: sum('id'), cost_incl_tax: sum('cost_incl_tax'), ...terms, ...marks },
  ]
}

function toLocalMoney(told: unknown): ShopInfo['localMoney'] {
  const { currency_code: currency, rate } = (told ?? {}) as Record<string, unknown>
  const isCode = /^[A-Z]{3}$/.test(textOf(currency))
  return isCode && Number(rate) > 0 ? { currency: textOf(currency), rate: Number(rate) } : null
}

const toStages = (told: unknown): string[] =>
  typeof told === 'object' && told !== null
    ? [1, 2, 3, 4, 5].map((stage) => textOf((told as Record<string, unknown>)[stage]))
    : []

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)) : []
const httpsOf = (value: unknown): string => (textOf(value).startsWith('https://') ? textOf(value) : '')
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
