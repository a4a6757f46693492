// What the shop says of itself at the foot of every page: part of the content block `cms_settings`. Read with tolerance.
import type { ShopClient } from '@vitrine/contract/client'
import { getCmsBlock } from '@vitrine/contract/content'

/** Page identifiers with the flag that says the page exists (spec §2, footer). */
const PAGES = {
  has_shipping_info: 'shipping-info',
  has_return_policy: 'retail-returns',
  has_terms_and_conditions: 'terms-and-conditions',
  has_privacy_policy: 'privacy-policy',
} as const
export type ShopPage = (typeof PAGES)[keyof typeof PAGES]

export type ShopInfo = { phone: string; email: string; company: string; address: string; pages: ShopPage[] }
export const NO_INFO: ShopInfo = { phone: '', email: '', company: '', address: '', pages: [] }

export async function loadShopInfo(client: ShopClient): Promise<ShopInfo> {
  const { json } = await client.call(getCmsBlock, { params: { identifier: 'cms_settings' } })
  return {
    phone: textOf(json.phone_display),
    email: textOf(json.email_support),
    company: textOf(json.company),
    address: textOf(json.address).replaceAll('\n', ', '),
    pages: Object.entries(PAGES).flatMap(([flag, page]) => (json[flag] === true ? [page] : [])),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
