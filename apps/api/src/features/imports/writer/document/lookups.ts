import type { StoreCode } from '@vitrine/domain/store/store-view'
import type { Database } from '#api/db/client.ts'

/** Small tables, held once instead of being joined for every product. */
export type Lookups = {
  storeCodes: ReadonlyMap<number, StoreCode>
  /** `rank` is the order in which attributes are shown. */
  attributes: ReadonlyMap<number, { code: string; rank: number }>
  options: ReadonlyMap<number, { position: number }>
  /** Option ids of `color` by key. */
  colors: ReadonlyMap<string, number>
}

export async function loadLookups(db: Database): Promise<Lookups> {
  const stores = await db.selectFrom('store').select(['store_id', 'code']).execute()
  const attributes = await db
    .selectFrom('attribute')
    .select(['attribute_id', 'code'])
    .orderBy('position')
    .orderBy('code')
    .execute()
  const options = await db
    .selectFrom('attribute_option')
    .select(['option_id', 'attribute_id', 'key', 'position'])
    .execute()
  const color = attributes.find(({ code }) => code === 'color')?.attribute_id
  return {
    storeCodes: new Map(stores.map(({ store_id, code }) => [store_id, code as StoreCode])),
    attributes: new Map(attributes.map(({ attribute_id, code }, rank) => [attribute_id, { code, rank }])),
    options: new Map(options.map(({ option_id, position }) => [option_id, { position }])),
    colors: new Map(
      options.flatMap(({ option_id, attribute_id, key }) =>
        attribute_id === color ? [[key, option_id]] : [],
      ),
    ),
  }
}
