// Asked where a page is made, which is seldom in a browser. Read with tolerance.
import type { PaymentMethod } from '@vitrine/contract/cart/checkout'
import type { ShopClient } from '@vitrine/contract/client'
import { getCmsBlock } from '@vitrine/contract/content'
import { STANDING_FLAGS } from '@vitrine/domain/content/standing-flags'
import { STANDING_PAGES } from '@vitrine/domain/content/standing-pages'
import { NO_INFO, type ShopInfo } from '../shop-info.ts'
import { skinOf } from '../store/skin-of.ts'

const NETWORKS = {
  wechat_link: 'WeChat',
  telegram_link: 'Telegram',
  whatsapp_link: 'WhatsApp',
  viber_link: 'Viber',
  instagram_link: 'Instagram',
  facebook_link: 'Facebook',
} as const

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
    pages: STANDING_PAGES.map(({ identifier }) => identifier).filter(
      (identifier) => json[STANDING_FLAGS[identifier]] === true,
    ),
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
