// Asked where a page is made, which is seldom in a browser. Read with tolerance.
import type { PaymentMethod } from '@vitrine/contract/cart/checkout'
import type { ShopClient } from '@vitrine/contract/client'
import { getCmsBlock } from '@vitrine/contract/content'
import { STANDING_FLAGS } from '@vitrine/domain/content/standing-flags'
import { STANDING_PAGES } from '@vitrine/domain/content/standing-pages'
import { isJsonObject, type JsonObject, objectIn, textIn } from '@vitrine/domain/json/loose-json'
import { SHOP_NAME } from '@vitrine/domain/store/shop-name'
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
    phone: textIn(json.phone_display),
    hours: textIn(json.help_hours),
    email: textIn(json.email_support),
    company: textIn(json.company),
    address: textIn(json.address).split('\n').filter(Boolean),
    representative: textIn(json.representative),
    legalLines: Array.isArray(json.legal_lines) ? json.legal_lines.map(textIn).filter(Boolean) : [],
    pages: STANDING_PAGES.map(({ identifier }) => identifier).filter(
      (identifier) => json[STANDING_FLAGS[identifier]] === true,
    ),
    networks: Object.entries(NETWORKS)
      .map(([field, name]) => ({ name, href: textIn(json[field]) }))
      .filter(({ href }) => href.startsWith('https://')),
    isDemo: json.is_demo === true,
    hasNews: json.has_news === true,
    hasNewsletter: json.has_newsletter === true,
    minicartCount: json.minicart_count === 'lines' ? 'lines' : 'quantity',
    navbar: idsOf(objectIn(json.navbar).category_ids),
    choosesProducts: json.product_choose === true,
    paymentMethods: Array.isArray(json.payment_methods) ? json.payment_methods.flatMap(toPayment) : [],
    showsCookies: json.show_cookie === true,
    pixelUrl: httpsOf(json.pixel_url),
    hasBlogger: json.blogger_has_phone === true,
    signUp: {
      isOn: json.show_bonuses_modal === true,
      code: textIn(json.bonuses_banner_code),
      afterMs: Number(json.show_bonuses_modal_after) || NO_INFO.signUp.afterMs,
    },
    localMoney: toLocalMoney(json.local_money),
    stages: toStages(json.stages),
    ...(skin && { skin }),
    ...toSite(objectIn(json.seo), textIn(json.name)),
  }
}

/** A name the settings came with is the shop's own again once the owner has named the shop. */
function toSite(seo: JsonObject, own: string): Pick<ShopInfo, 'siteName' | 'siteDescription'> {
  const [siteName, siteDescription] = [textIn(seo.site_name), textIn(seo.site_description)]
  const isOther = siteName !== '' && siteName !== own && siteName !== SHOP_NAME
  return { ...(isOther && { siteName }), ...(siteDescription && { siteDescription }) }
}

function toPayment(told: unknown): PaymentMethod[] {
  const method = objectIn(told)
  const [code, title] = [textIn(method.code), textIn(method.title)]
  const sum = (field: string) => Number(method[field]) || 0
  if (code === '' || title === '') return []
  const terms = { discount: sum('discount'), rounding: sum('rounding'), minimum: sum('minimum') }
  const marks = { default: method.default === true, is_server_method: false, offline: true }
  return [
    { code, title, value: code, id: sum('id'), cost_incl_tax: sum('cost_incl_tax'), ...terms, ...marks },
  ]
}

function toLocalMoney(told: unknown): ShopInfo['localMoney'] {
  const { currency_code: currency, rate } = objectIn(told)
  const isCode = /^[A-Z]{3}$/.test(textIn(currency))
  return isCode && Number(rate) > 0 ? { currency: textIn(currency), rate: Number(rate) } : null
}

const toStages = (told: unknown): string[] =>
  isJsonObject(told) ? [1, 2, 3, 4, 5].map((stage) => textIn(told[stage])) : []

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)) : []
const httpsOf = (value: unknown): string => (textIn(value).startsWith('https://') ? textIn(value) : '')
