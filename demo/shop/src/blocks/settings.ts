// The site-wide settings block the storefront reads on every page, one for each language.
import type { Language } from '@vitrine/domain/store/store-view'
import { categoryPath } from '../categories/categories.ts'
import { label } from '../data/labels.ts'
import { bindShortWords } from '../words/bind-short-words.ts'
import { paymentMethods } from './payment-methods.ts'
import { bottomSlider, mainSlider, topSlider } from './slides.ts'

const ADDRESS = label('companyAddress')
const LEGAL = label('legalLines')
const RETURN_ADDRESS = 'Vitrine Retail GmbH\nRetouren\nMaximilianallee 20\n04129 Leipzig\nDeutschland'
const RETURN_TEXT = label('returnText')
const RETURN_ABROAD = label('returnAbroad')
const DESCRIPTION = label('siteDescription')
const TOP = label('newCollection')
const BOTTOM = label('knitwear')

/** Where people of the language write to shops. */
const networks = (language: Language) =>
  language === 'zh'
    ? { wechat_link: 'https://weixin.qq.com/r/vitrine.example' }
    : {
        telegram_link: 'https://t.me/vitrine.example',
        whatsapp_link: 'https://wa.me/498001234567',
        viber_link: '',
        instagram_link: 'https://www.instagram.com/vitrine.example',
        facebook_link: '',
      }

/** The stores of China and Ukraine are paid in dollars and euro. An owner sets the rates; these are made up like the shop. */
const LOCAL_MONEY: Partial<Record<Language, { currency_code: string; rate: number }>> = {
  zh: { currency_code: 'CNY', rate: 7.1 },
  uk: { currency_code: 'UAH', rate: 48.5 },
}

const HOURS: Record<Language, string> = {
  en: 'Every day 9 a.m. to 8 p.m.',
  de: 'Täglich von 9 bis 20 Uhr',
  ru: 'Ежедневно с 9 до 20',
  uk: 'Щодня з 9 до 20',
  zh: '每天 9:00–20:00',
}

const company = (language: Language) => ({
  name: 'Vitrine',
  company: 'Vitrine Retail GmbH',
  address: ADDRESS[language],
  company_info: `Vitrine Retail GmbH\n${ADDRESS[language]}`,
  /** What must stand on an invoice, as it is registered. */
  legal_lines: LEGAL[language].split('\n'),
  representative: 'Ida Brandt',
  /** Where goods come back to, and what is said of the way from within the Union and from elsewhere. */
  returns: { address: RETURN_ADDRESS, text: RETURN_TEXT[language], text_abroad: RETURN_ABROAD[language] },
  /** The account every handbook shows. */
  bank: { holder: 'Vitrine Retail GmbH', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
  email_support: 'help@vitrine.example',
  help_hours: bindShortWords(HOURS[language], language),
  phone_display: '+49 800 123 45 67',
  phone_800_link: '+49 800 123 45 67',
  ...networks(language),
  seo: { site_name: 'Vitrine', site_description: bindShortWords(DESCRIPTION[language], language) },
})

const FLAGS = {
  has_shipping_info: true,
  has_terms_and_conditions: true,
  has_privacy_policy: true,
  has_return_policy: true,
  has_withdrawal: true,
  has_imprint: true,
  has_news: true,
  has_newsletter: true,
  product_choose: true,
  show_cookie: true,
  is_demo: true,
  blogger_has_phone: true,
  // Where advertisers are told of what was done; '' for nowhere.
  pixel_url: '',
}

/** Amounts in the currency of the language's own store. */
const bonuses = (language: Language) => ({
  show_bonuses_banner: false,
  show_bonuses_modal: false,
  show_bonuses_modal_after: 3000,
  bonuses_banner_code: 'HELLO',
  award_bonuses_amount: language === 'ru' ? 900 : 10,
  spend_bonuses_proportion: 0.2,
  spend_unlimited_bonuses_from: language === 'ru' ? 90_000 : 1000,
})

const MAIN_CATEGORIES = [
  'women/knitwear',
  'women/coats-and-jackets',
  'women/dresses',
  'women/trousers',
  'women/shirts',
  'men/knitwear',
  'shoes',
  'accessories',
]

export const settings = (language: Language): Record<string, unknown> => ({
  ...company(language),
  ...FLAGS,
  ...bonuses(language),
  main_slider: mainSlider(language),
  top_slider: { ...topSlider(language), heading: TOP[language] },
  bottom_slider: { ...bottomSlider(language), heading: BOTTOM[language] },
  main_categories: MAIN_CATEGORIES.map((category) => ({
    category_key: category,
    link: categoryPath(category, language),
  })),
  top_styles: [],
  payment_methods: paymentMethods(language),
  local_money: LOCAL_MONEY[language] ?? null,
  navbar: { category_keys: ['new-in', 'women', 'men', 'shoes', 'accessories', 'reduced'] },
})
