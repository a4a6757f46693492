import type { Membership } from '@vitrine/contract/partner/membership'
import type { PartnerCounts } from '@vitrine/contract/partner/promo-product'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { SideLink } from '#web/ui/side-nav/side-nav.tsx'

export type Rooms = Pick<Membership, 'product_choose' | 'instructions_count'>

/** Once the partnership has ended: the money, and the way back. */
export const formerLinks = (t: Translate): SideLink[] => [
  { to: '/cabinet/sales/orders', label: t('partner.orders') },
  { to: '/cabinet/sales/payouts', label: t('partner.payouts') },
  { to: '/cabinet/products', label: t('partner.askAnew'), begins: true },
]

/** The rooms of the cabinet: money, goods, guide. Who may not choose has nothing to choose from. */
export const partnerLinks = (t: Translate, me: Rooms, counts?: PartnerCounts): SideLink[] => [
  { to: '/cabinet/sales', label: t('partner.sales'), isExact: true },
  { to: '/cabinet/sales/orders', label: t('partner.orders'), count: counts?.orders },
  { to: '/cabinet/sales/payouts', label: t('partner.payouts'), count: counts?.payouts },
  {
    ...{ to: '/cabinet/products', label: t('partner.goods.title'), count: counts?.products },
    ...{ begins: true, isExact: true },
  },
  ...(me.product_choose
    ? [
        {
          to: '/cabinet/products/selection',
          label: t('partner.goods.selection'),
          count: counts?.selection.to_look_at,
        },
      ]
    : []),
  { to: '/cabinet/products/set', label: t('partner.goods.newSet'), count: counts?.sets },
  { to: '/cabinet/products/posts', label: t('partner.goods.postsTitle'), count: counts?.posts },
  { to: '/cabinet/products/archive', label: t('partner.goods.archive'), count: counts?.archive },
  ...(me.instructions_count > 0
    ? [{ to: '/cabinet/wiki', label: t('partner.guide'), count: me.instructions_count, begins: true }]
    : []),
  { to: '/cabinet/settings', label: t('partner.settings'), begins: me.instructions_count === 0 },
]
