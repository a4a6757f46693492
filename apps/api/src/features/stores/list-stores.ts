import type { CallReply } from '@vitrine/contract/call'
import type { listStores as listStoresCall } from '@vitrine/contract/content'
import { countryName } from '@vitrine/domain/address/country-name'
import { LANGUAGES, type StoreView } from '@vitrine/domain/store/store-view'
import { commerceOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'

type Listed = CallReply<typeof listStoresCall>[number]

/** The store views that are open, in the shop's order. */
export async function listStores(ctx: Context): Promise<Listed[]> {
  const { stores } = await commerceOf(ctx)
  return stores.filter(({ enabled }) => enabled).map(toListed)
}

/** All another front end needs to draw prices, dates and titles (api-shapes §7). */
function toListed(view: StoreView): Listed {
  const flagCode = view.defaultCountry.toLowerCase()
  const currency = { currencyCode: view.currencyCode, currencySign: view.currencySign }
  const language = { defaultLocale: view.locale, defaultLanguage: view.language.toUpperCase() }
  return {
    ...currency,
    ...language,
    storeCode: view.code,
    storeId: view.storeId,
    name: view.name,
    url: `/${view.code}`,
    language: view.language,
    flagCode,
    appendStoreCode: true,
    elasticsearch: { host: '/api/catalog', index: `shop_${view.code}` },
    tax: {
      defaultCountry: view.defaultCountry,
      defaultRegion: '',
      sourcePriceIncludesTax: view.pricesIncludeTax,
      finalPriceIncludesTax: true,
      calculateServerSide: true,
      userGroupId: null,
      useOnlyDefaultUserGroupId: false,
    },
    seo: { defaultTitle: view.shopName, titleTemplate: `%s · ${view.shopName}`, hreflang: view.locale },
    i18n: {
      ...currency,
      ...language,
      flagCode,
      names: namesOf(view),
      locale: view.language,
      fullCountryName: countryName(view.defaultCountry, view.locale),
      ...separatorsOf(view),
      fractionDigits: 2,
      priceFormat: view.pricePattern,
      dateFormat: view.dateFormat,
    },
  }
}

/** Its own name in its own language, its country's in the others. */
function namesOf(view: StoreView): Record<string, string> {
  const names = LANGUAGES.map((language) => [language, countryName(view.defaultCountry, language)])
  return { ...Object.fromEntries(names), [view.language]: view.name }
}

function separatorsOf({ locale }: StoreView) {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6)
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { currencyDecimal: find('decimal'), currencyGroup: find('group') }
}
