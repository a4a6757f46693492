// The site-wide settings block the storefront reads on every page, one for each language.
import type { Language } from '@vitrine/domain/store/store-view'
import { categoryPath } from '../categories/categories.ts'
import { bindShortWords } from '../words/bind-short-words.ts'
import { localized } from '../words/localized.ts'
import { paymentMethods } from './payment-methods.ts'
import { bottomSlider, mainSlider, topSlider } from './slides.ts'

const ADDRESS = localized([
  'Torstrasse 61\n10119 Berlin\nGermany',
  'Torstraße 61\n10119 Berlin',
  'Торштрассе 61\n10119 Берлин\nГермания',
  'Торштрасе 61\n10119 Берлін\nНімеччина',
  'Torstrasse 61\n10119 柏林\n德国',
])
const DESCRIPTION = localized([
  'Clothes to keep: knitwear, tailoring and shoes from eight makers, with the weight of the cloth on every page.',
  'Kleidung zum Behalten: Strick, Anzüge und Schuhe von acht Herstellern, das Stoffgewicht steht auf jeder Seite.',
  'Одежда надолго: трикотаж, костюмные вещи и обувь восьми марок, плотность ткани указана на каждой странице.',
  'Одяг надовго: трикотаж, костюмні речі та взуття восьми марок, щільність тканини вказано на кожній сторінці.',
  '值得留下的衣服：八个品牌的针织、西装与鞋履，每一页都写明面料克重。',
])
const TOP = localized(['New collection', 'Neue Kollektion', 'Новая коллекция', 'Нова колекція', '新系列'])
const BOTTOM = localized(['Knitwear', 'Strick', 'Трикотаж', 'Трикотаж', '针织'])

const company = (language: Language) => ({
  name: 'Vitrine',
  company: 'Vitrine Retail GmbH',
  address: ADDRESS[language],
  company_info: `Vitrine Retail GmbH\n${ADDRESS[language]}`,
  email_support: 'help@vitrine.example',
  phone_display: '+49 800 123 45 67',
  phone_800_link: '+49 800 123 45 67',
  telegram_link: 'https://t.me/vitrine.example',
  whatsapp_link: 'https://wa.me/498001234567',
  viber_link: '',
  instagram_link: 'https://www.instagram.com/vitrine.example',
  facebook_link: '',
  seo: { site_name: 'Vitrine', site_description: bindShortWords(DESCRIPTION[language], language) },
})

const FLAGS = {
  has_shipping_info: true,
  has_terms_and_conditions: true,
  has_privacy_policy: true,
  has_return_policy: true,
  has_news: true,
  has_newsletter: true,
  product_choose: false,
  show_cookie: true,
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
  navbar: { category_keys: ['new-in', 'women', 'men', 'shoes', 'accessories', 'reduced'] },
})
