import type { BankAccount } from '@vitrine/domain/order/money/pay-instruction'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { findStoreView, STORE_VIEWS } from '@vitrine/domain/store/store-views'
import type { Translate } from '@vitrine/i18n/create-translate'
import { sql } from 'kysely'
import type { MailContext } from '#api/adapters/mail/mail-maker.ts'
import type { Database } from '#api/db/client.ts'
import { wordsOf } from '#api/words.ts'

/** For which store a mail is written, in whose words, and who signs it. */
export type LetterContext = { store: StoreView; t: Translate; sender: string }

export async function letterContext(ctx: Pick<MailContext, 'db'>, storeId: unknown): Promise<LetterContext> {
  const store = STORE_VIEWS.find((view) => view.storeId === storeId) ?? findStoreView('us')
  if (!store) throw new Error('There are no store views.')
  return { store, t: wordsOf(store.language), sender: await senderLine(ctx, store) }
}

type Company = {
  company: string
  address: string
  legalLines: string[]
  /** Where transfers go; null where the shop has told none. */
  bank: BankAccount | null
  /** How goods come back: where to, and what is said of the way from within the Union and from elsewhere. */
  returns: { address: string; text: string; textAbroad: string }
}

/** Who sells, as the settings of the shop tell it; legal lines are what must stand on an invoice besides. */
export async function companyOf(db: Database, { storeId, language }: StoreView): Promise<Company> {
  const { rows } = await sql<{
    company: string | null
    address: string | null
    legal: unknown
    bank: unknown
    returns: unknown
  }>`
    select json ->> 'company' as company, json ->> 'address' as address, json -> 'legal_lines' as legal,
      json -> 'bank' as bank, json -> 'returns' as returns
    from cms_block
    where identifier = 'cms_settings' and active
      and (store_id = ${storeId} or (store_id = 0 and language in (${language}, '*', 'en')))
    order by store_id = ${storeId} desc, language = ${language} desc limit 1`.execute(db)
  const [found] = rows
  const legal = Array.isArray(found?.legal) ? found.legal : []
  return {
    company: found?.company ?? 'Vitrine',
    address: found?.address ?? '',
    legalLines: legal.filter((line): line is string => typeof line === 'string'),
    bank: bankOf(found?.bank),
    returns: returnsOf(found?.returns),
  }
}

function returnsOf(told: unknown): Company['returns'] {
  const { address, text, text_abroad } = (told ?? {}) as Record<string, unknown>
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  return { address: textOf(address), text: textOf(text), textAbroad: textOf(text_abroad) }
}

function bankOf(told: unknown): BankAccount | null {
  const { holder, iban, bic = '' } = (told ?? {}) as Partial<BankAccount>
  return holder && iban ? { holder, iban, bic } : null
}

async function senderLine({ db }: Pick<MailContext, 'db'>, store: StoreView): Promise<string> {
  const { company, address } = await companyOf(db, store)
  return [company, ...address.split('\n')].filter(Boolean).join(', ')
}
