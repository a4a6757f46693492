// What the shop says of itself at the foot of every page: part of the content block `cms_settings`.
import type { PaymentMethod } from '@vitrine/contract/cart/checkout'
import type { SkinTokens } from '@vitrine/domain/design/skin/skin-tokens'
import type { StaticPage } from './content/static-pages.ts'

export type ShopInfo = {
  phone: string
  /** When somebody answers it; '' where the shop does not say. */
  hours: string
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
  /** Whether nothing is really sold here. */
  isDemo: boolean
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
  /** How search engines and shared links name the site, where that is not the shop's own name, and what they say of it. */
  siteName?: string
  siteDescription?: string
  /** Tokens the store has in its own way; not told at all where it has none. */
  skin?: SkinTokens
}
export const NO_INFO: ShopInfo = {
  phone: '',
  hours: '',
  email: '',
  company: '',
  address: [],
  representative: '',
  legalLines: [],
  pages: [],
  networks: [],
  isDemo: false,
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
