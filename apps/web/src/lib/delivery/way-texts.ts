import type { DeliveryWay } from '@vitrine/contract/cart/deliveries'
import type { Translate } from '@vitrine/i18n/create-translate'

type Price = (major: number) => string

/** What a way costs, and from what sum on nothing. */
export const wayPrice = ({ price: cost, free_from }: DeliveryWay, t: Translate, price: Price): string =>
  free_from === null
    ? price(cost)
    : t('content.deliveryPriceFrom', { price: price(cost), limit: price(free_from) })

/** How long it takes, in working days: for pages that are kept. */
export const wayDays = ({ delivery_days: [first, last] }: DeliveryWay, t: Translate): string =>
  first === last ? t('checkout.days', { count: first }) : t('checkout.daysRange', { first, last })
