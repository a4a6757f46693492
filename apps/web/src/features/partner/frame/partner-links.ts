import type { Translate } from '@vitrine/i18n/create-translate'
import type { SideLink } from '#web/ui/side-nav/side-nav.tsx'

/** The rooms of the cabinet: money, goods, guide. */
export const partnerLinks = (t: Translate): SideLink[] => [
  { to: '/cabinet/sales', label: t('partner.sales') },
  { to: '/cabinet/sales/orders', label: t('partner.orders') },
  { to: '/cabinet/sales/payouts', label: t('partner.payouts') },
  { to: '/cabinet/wiki', label: t('partner.guide') },
  { to: '/cabinet/settings', label: t('partner.settings') },
]
