// What a browser is shown when no page can be made: whole in itself, drawn without React, data or the database.

import { createHash } from 'node:crypto'
import { type Dialect, dialectOf } from '@vitrine/domain/store/dialect'
import { storeOrDefault } from '@vitrine/domain/store/find-store'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { type Translate, withShop } from '@vitrine/i18n/create-translate'
import { findStoreOfPath } from '../../src/lib/store/store-of-path.ts'
import { PLAIN_STYLE, plainHtml } from '../../src/shell/plain/plain-html.ts'
import { plainWords } from '../../src/shell/plain/plain-words.ts'
import { storeForLanguages } from '../redirects.ts'

export type PlainAsk = { address: string; acceptLanguage: string; status: number }
export type PlainPage = { headers: Record<string, string>; html: string }

const REFRESH_SECONDS = '15'
const STYLE_HASH = createHash('sha256').update(PLAIN_STYLE).digest('base64')
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'self'`,
}

type PlainHouse = { translateTo: (dialect: Dialect) => Translate; stores: readonly StoreView[] }

/** A shop that is too busy is asked again by the page itself; anything else is a failure of ours. */
export function plainPage(ask: PlainAsk, { translateTo, stores }: PlainHouse): PlainPage {
  const store = storeOf(ask, stores)
  const shop = store.shopName.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const t = withShop(translateTo(dialectOf(store)), shop)
  const isAway = ask.status === 503
  const words = isAway
    ? { title: t('error.awayTitle'), text: t('error.awayText') }
    : { title: t('error.title'), text: t('error.text') }
  return {
    headers: isAway ? { ...HEADERS, refresh: REFRESH_SECONDS } : HEADERS,
    html: plainHtml({ store, shop, words: plainWords(t, words) }),
  }
}

function storeOf({ address, acceptLanguage }: PlainAsk, stores: readonly StoreView[]): StoreView {
  const [path = ''] = address.split('?')
  return findStoreOfPath(stores, path) ?? storeOrDefault(stores, storeForLanguages(acceptLanguage, stores))
}
