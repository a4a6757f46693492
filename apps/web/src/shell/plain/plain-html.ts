// The frame of a page that is whole in itself, drawn without React or data: by a server that can make no other, and by the
// service worker for a page that is not kept.
import { SHOP_NAME } from '@vitrine/domain/store/shop-name'
import type { StoreView } from '@vitrine/domain/store/store-view'
import tokens from '../../styles/tokens.css?inline'
import { VIEW_BOX, wordmarkShapes } from '../header/wordmark-outline.ts'
import { HANGER } from '../state/hanger-outline.ts'
import own from './plain-html.css?inline'
import type { PlainWords } from './plain-words.ts'

export const PLAIN_STYLE = tokens + own

type PlainParts = {
  store: Pick<StoreView, 'code' | 'language'>
  words: PlainWords
  /** The shop's name, as HTML has it. */
  shop: string
  /** HTML below the words, and after everything. */
  more?: string
  script?: string
  /** Lets style and script through a policy that knows no hash of them. */
  nonce?: string
}

export function plainHtml({ store, words, shop, more = '', script = '', nonce }: PlainParts): string {
  const allowed = nonce ? ` nonce="${nonce}"` : ''
  return `<!doctype html>
<html lang="${store.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.document}</title>
<style${allowed}>${PLAIN_STYLE}</style>
</head>
<body>
<header><a href="/${store.code}" aria-label="${words.homeLink}">${shop === SHOP_NAME ? WORDMARK : shop}</a></header>
<main>
<svg viewBox="0 0 324 489" role="img" aria-label="${words.picture}">${HANGER.map(outline).join('')}</svg>
<h1>${words.title}</h1>
<p>${words.text}</p>
<nav><a class="again" href="">${words.again}</a><a href="/${store.code}">${words.toHome}</a></nav>
${more}</main>
${script && `<script${allowed}>${script}</script>\n`}</body>
</html>
`
}

const outline = (d: string): string => `<path d="${d}"/>`
const WORDMARK = `<svg viewBox="${VIEW_BOX}" aria-hidden="true">${wordmarkShapes('pane')}</svg>`
