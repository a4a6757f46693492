import { objectIn, textIn } from '@vitrine/domain/json/loose-json'
import type { BankAccount } from '@vitrine/domain/order/money/pay-instruction'
import { dialectOf } from '@vitrine/domain/store/dialect'
import { storeOrDefault } from '@vitrine/domain/store/find-store'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { type Translate, withShop } from '@vitrine/i18n/create-translate'
import { storesOf, type Trading } from '#api/commerce/commerce.ts'
import { getShopSettings } from '#api/features/cms/index.ts'
import { wordsOf } from '#api/words.ts'

/** For which store a mail is written, in whose words, and who signs it, a sentence of its own. */
export type LetterContext = { store: StoreView; t: Translate; sender: string }

export async function letterContext(ctx: Trading, storeId: unknown): Promise<LetterContext> {
  const store = storeOrDefault(await storesOf(ctx), Number(storeId))
  const t = withShop(wordsOf(dialectOf(store)), store.shopName)
  return { store, t, sender: await senderLine(ctx, store, t) }
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
export async function companyOf({ db, commerce }: Trading, store: StoreView): Promise<Company> {
  const {
    company,
    address,
    legal_lines: legal,
    bank,
    returns,
  } = await getShopSettings({ db, commerce, store })
  return {
    company: textIn(company) || store.shopName,
    address: textIn(address),
    legalLines: Array.isArray(legal) ? legal.filter((line): line is string => typeof line === 'string') : [],
    bank: bankOf(bank),
    returns: returnsOf(returns),
  }
}

function returnsOf(told: unknown): Company['returns'] {
  const { address, text, text_abroad } = objectIn(told)
  return { address: textIn(address), text: textIn(text), textAbroad: textIn(text_abroad) }
}

function bankOf(told: unknown): BankAccount | null {
  const { holder, iban, bic = '' } = (told ?? {}) as Partial<BankAccount>
  return holder && iban ? { holder, iban, bic } : null
}

async function senderLine(ctx: Trading, store: StoreView, t: Translate): Promise<string> {
  const { company, address } = await companyOf(ctx, store)
  const line = [company, ...address.split('\n')].filter(Boolean).join(t('shell.comma'))
  return store.language === 'zh' ? `${line}。` : `${line}. `
}
