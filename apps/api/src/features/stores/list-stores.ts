import type { CallReply } from '@vitrine/contract/call'
import type { listStores as listStoresCall } from '@vitrine/contract/content'
import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import type { Context } from '#api/context.ts'

/** The views of the specification, less those the database has switched off. */
export async function listStores({ db }: Context): Promise<CallReply<typeof listStoresCall>> {
  const rows = await db.selectFrom('store').select(['code', 'enabled']).execute()
  const disabled = new Set(rows.filter(({ enabled }) => !enabled).map(({ code }) => code))
  return STORE_VIEWS.filter(({ code, enabled }) => enabled && !disabled.has(code)).map((view) => ({
    storeCode: view.code,
    storeId: view.storeId,
    name: view.name,
    url: `/${view.code}`,
    currencyCode: view.currencyCode,
    currencySign: view.currencySign,
    defaultLocale: view.locale,
    language: view.language,
    flagCode: view.defaultCountry.toLowerCase(),
  }))
}
