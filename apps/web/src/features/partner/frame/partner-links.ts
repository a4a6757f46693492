import type { Membership } from '@vitrine/contract/partner/membership'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { SideLink } from '#web/ui/side-nav/side-nav.tsx'

export type Rooms = Pick<Membership, 'product_choose' | 'instructions_count'>

/** The rooms of the cabinet: money, goods, guide. Who may not choose has nothing to choose from. */
export const partnerLinks = (t: Translate, me: Rooms): SideLink[] => [
  { to: '/cabinet/sales', label: t('partner.sales'), isExact: true },
  { to: '/cabinet/sales/orders', label: t('partner.orders') },
  { to: '/cabinet/sales/payouts', label: t('partner.payouts') },
  { to: '/cabinet/products', label: t('partner.goods.title'), begins: true, isExact: true },
  ...(me.product_choose ? [{ to: '/cabinet/products/selection', label: t('partner.goods.selection') }] : []),
  { to: '/cabinet/products/set', label: t('partner.goods.newSet') },
  { to: '/cabinet/products/posts', label: t('partner.goods.postsTitle') },
  { to: '/cabinet/products/archive', label: t('partner.goods.archive') },
  ...(me.instructions_count > 0 ? [{ to: '/cabinet/wiki', label: t('partner.guide') }] : []),
  { to: '/cabinet/settings', label: t('partner.settings') },
]
