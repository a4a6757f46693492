import type { StoreView } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/** What mails are made of besides their own row. */
export type MailWorld = {
  db: Database
  publicUrl: string
}

type Company = { company: string | null; address: string | null }

/** Who writes, as the settings of the shop tell it. */
export async function senderLine({ db }: MailWorld, { storeId, language }: StoreView): Promise<string> {
  const { rows } = await sql<Company>`
    select json ->> 'company' as company, json ->> 'address' as address from cms_block
    where identifier = 'cms_settings' and active
      and (store_id = ${storeId} or (store_id = 0 and language in (${language}, '*', 'en')))
    order by store_id = ${storeId} desc, language = ${language} desc limit 1`.execute(db)
  const [found] = rows
  return [found?.company ?? 'Vitrine', ...(found?.address ?? '').split('\n')].filter(Boolean).join(', ')
}
