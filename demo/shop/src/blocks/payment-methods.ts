import type { Language } from '@vitrine/domain/store/store-view'
import { label } from '../data/labels.ts'

const TITLES = {
  banktransfer: label('bankTransfer'),
  cashondelivery: label('cashOnDelivery'),
}

/** Sums stand in the currency of the language's own store: roubles for Russian, dollars or euros for the rest. */
const sums = (language: Language) =>
  language === 'ru' ? { rounding: 10, fee: 350 } : { rounding: 1, fee: 4 }

/**
 * Offered when the server returns no methods (specification §5): both work without a payment provider, on the terms a new
 * shop has for them.
 */
export const paymentMethods = (language: Language) => [
  {
    id: 1,
    code: 'banktransfer',
    value: 'banktransfer',
    title: TITLES.banktransfer[language],
    default: true,
    is_server_method: false,
    discount: 3,
    rounding: sums(language).rounding,
    minimum: 0,
    cost_incl_tax: 0,
  },
  {
    id: 2,
    code: 'cashondelivery',
    value: 'cashondelivery',
    title: TITLES.cashondelivery[language],
    default: false,
    is_server_method: false,
    discount: 0,
    rounding: 0,
    minimum: 0,
    cost_incl_tax: sums(language).fee,
  },
]
