// What a browser is shown when no page can be made: whole in itself, drawn without React, data or the database.

import { createHash } from 'node:crypto'
import { type Dialect, dialectOf } from '@vitrine/domain/store/dialect'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { findStoreView } from '@vitrine/domain/store/store-views'
import type { Translate } from '@vitrine/i18n/create-translate'
import { defaultStore, findStoreOfPath } from '../../src/lib/store/store-of-path.ts'
import { DARK_PANE, LETTERS, LIT_PANE, UPRIGHT, VIEW_BOX } from '../../src/shell/header/wordmark-outline.ts'
import { HANGER } from '../../src/shell/state/hanger-outline.ts'
import tokens from '../../src/styles/tokens.css?inline'
import { storeForLanguages } from '../redirects.ts'
import own from './plain-page.css?inline'

export type PlainAsk = { address: string; acceptLanguage: string; status: number }
export type PlainPage = { headers: Record<string, string>; html: string }

const REFRESH_SECONDS = '15'
const STYLE = tokens + own
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'self'`,
}

/** A shop that is too busy is asked again by the page itself; anything else is a failure of ours. */
export function plainPage(ask: PlainAsk, translateTo: (dialect: Dialect) => Translate): PlainPage {
  const store = storeOf(ask)
  const t = translateTo(dialectOf(store))
  if (ask.status !== 503)
    return { headers: HEADERS, html: htmlOf(t, store, { title: t('error.title'), text: t('error.text') }) }
  const words = { title: t('error.awayTitle'), text: t('error.awayText') }
  return { headers: { ...HEADERS, refresh: REFRESH_SECONDS }, html: htmlOf(t, store, words) }
}

function storeOf({ address, acceptLanguage }: PlainAsk): StoreView {
  const [path = ''] = address.split('?')
  return findStoreOfPath(path) ?? findStoreView(storeForLanguages(acceptLanguage)) ?? defaultStore()
}

function htmlOf(t: Translate, store: StoreView, { title, text }: { title: string; text: string }): string {
  return `<!doctype html>
<html lang="${store.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('shell.title', { page: title })}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/${store.code}" aria-label="${t('shell.homeLink')}">${WORDMARK}</a></header>
<main>
<svg viewBox="0 0 324 489" role="img" aria-label="${t('error.picture')}">${HANGER.map(outline).join('')}</svg>
<h1>${title}</h1>
<p>${text}</p>
<nav><a class="again" href="">${t('error.again')}</a><a href="/${store.code}">${t('error.toHome')}</a></nav>
</main>
</body>
</html>
`
}

const outline = (d: string): string => `<path d="${d}"/>`
const letter = ([shift, d]: (typeof LETTERS)[number]) => `<path transform="translate(${shift} 0)" d="${d}"/>`
const WORDMARK = [
  `<svg viewBox="${VIEW_BOX}" aria-hidden="true"><g transform="${UPRIGHT}">`,
  ...LETTERS.map(letter),
  outline(DARK_PANE),
  `<path class="pane" d="${LIT_PANE}"/></g></svg>`,
].join('')
