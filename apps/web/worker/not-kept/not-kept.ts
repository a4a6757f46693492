import { dialectOf } from '@vitrine/domain/store/dialect'
import { plainHtml } from '../../src/shell/plain/plain-html.ts'
import { type NotKeptWords, SHOP_SLOT } from '../../src/shell/plain/plain-words.ts'
import { ASK_AGAIN } from './ask-again.ts'
import { type KeptPage, keptPages } from './kept-pages.ts'
import { storeAsked } from './store-asked.ts'

/** A page that is not kept is told of at its own address, with those that are; nobody is led away from where they were going. */
export async function notKept(url: string): Promise<Response> {
  const store = await storeAsked(new URL(url).pathname)
  const words = namedAfter(NOT_KEPT_WORDS[dialectOf(store)], store.shopName)
  const pages = await keptPages(url, store.code).catch(() => [])
  const nonce = crypto.randomUUID()
  const more = pages.length > 0 ? listOf(pages, words) : ''
  return new Response(plainHtml({ store, shop: store.shopName, words, more, script: ASK_AGAIN, nonce }), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; frame-ancestors 'self'`,
    },
  })
}

/** The name stands in the page it was read from as HTML has it, and so it does here. */
function namedAfter(words: NotKeptWords, shop: string): NotKeptWords {
  const named = (text: string) => text.replaceAll(SHOP_SLOT, shop)
  return {
    ...words,
    ...{
      document: named(words.document),
      homeLink: named(words.homeLink),
      afterName: named(words.afterName),
    },
  }
}

function listOf(pages: readonly KeptPage[], { kept, afterName }: NotKeptWords): string {
  const items = pages.map(({ path, title }) => {
    const name = title.endsWith(afterName) ? title.slice(0, -afterName.length) : title
    return `<li><a href="${path.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${name}</a></li>`
  })
  return `<section><h2>${kept}</h2><ul>${items.join('')}</ul></section>\n`
}
