import type { SegmentCode } from '@vitrine/domain/checkout/total-segments'
import type { Language } from '@vitrine/domain/store/store-view'

/** For clients that do not know a segment; ours have words of their own. */
export const SEGMENT_TITLES: Record<SegmentCode, Record<Language, string>> = {
  subtotal_incl_tax: { en: 'Products', de: 'Zwischensumme', ru: 'Товары', uk: 'Товари', zh: '商品金额' },
  coupon_code: { en: 'Coupon', de: 'Gutschein', ru: 'Купон', uk: 'Купон', zh: '优惠券' },
  payment_discount: {
    en: 'Payment discount',
    de: 'Zahlungsnachlass',
    ru: 'Скидка за способ оплаты',
    uk: 'Знижка за спосіб оплати',
    zh: '支付优惠',
  },
  our_discount: { en: 'Discount', de: 'Nachlass', ru: 'Скидка', uk: 'Знижка', zh: '优惠合计' },
  payment: { en: 'Payment fee', de: 'Zahlungsgebühr', ru: 'Комиссия', uk: 'Комісія', zh: '支付手续费' },
  shipping: { en: 'Delivery', de: 'Versand', ru: 'Доставка', uk: 'Доставка', zh: '运费' },
  shipping_on_checkout: { en: 'Delivery', de: 'Versand', ru: 'Доставка', uk: 'Доставка', zh: '运费' },
  grand_total_before_discount: {
    en: 'Total before discounts',
    de: 'Summe vor Abzügen',
    ru: 'Итого до скидок',
    uk: 'Разом до знижок',
    zh: '优惠前合计',
  },
  user_account: { en: 'Bonuses', de: 'Bonusguthaben', ru: 'Бонусы', uk: 'Бонуси', zh: '积分抵扣' },
  grand_total: { en: 'Total', de: 'Gesamtsumme', ru: 'Итого', uk: 'Разом', zh: '总计' },
}
