import { isStoreCode } from '@vitrine/domain/store/store-identity'
import { DEFAULT_STORE_CODE, type StoreCode, type StoreView } from '@vitrine/domain/store/store-view'

const HOME_ALIASES = new Set(['/pwa.html', '/index.html'])

/** The bare address and the other names of the home page lead to a store; an untidy path to the tidy one. */
export function redirectOf(
  url: URL,
  acceptLanguage: string,
  stores: readonly StoreView[],
): Response | undefined {
  const tidy = tidyPath(url.pathname)
  if (tidy !== url.pathname) return redirectTo(tidy + url.search, 301)
  if (url.pathname === '/' || HOME_ALIASES.has(url.pathname))
    return redirectTo(`/${storeForLanguages(acceptLanguage, stores)}${url.search}`, 302)
  const named = storeNamed(/^\/(\w{2})-home$/.exec(url.pathname)?.[1], stores)
  if (named) return redirectTo(`/${named}${url.search}`, 301)
  const alias = /^\/(\w{2})\/pwa\.html$/.exec(url.pathname)?.[1]
  if (alias && isStoreCode(alias)) return redirectTo(`/${alias}${url.search}`, 301)
  return undefined
}

/** No empty segments, so that every page has one address and none can be mistaken for a host. */
export const tidyPath = (pathname: string): string => `/${pathname.split('/').filter(Boolean).join('/')}`

/** Home is named by the code of a store, or by a language. */
function storeNamed(name: string | undefined, stores: readonly StoreView[]): StoreCode | undefined {
  if (!name) return undefined
  if (isStoreCode(name)) return name
  return stores.find(({ enabled, language }) => enabled && language === name)?.code
}

function redirectTo(location: string, status: 301 | 302): Response {
  return new Response(null, {
    status,
    headers: { location, 'cache-control': 'no-store', vary: 'accept-language' },
  })
}

/** First wish wins; several stores speak English, so the region decides among them. */
export function storeForLanguages(acceptLanguage: string, stores: readonly StoreView[]): StoreCode {
  const ranked = acceptLanguage
    .split(',')
    .map((part) => parseWish(part))
    .filter((wish) => wish.tag !== '' && wish.weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of ranked) {
    const store = storeForTag(tag, stores)
    if (store) return store
  }
  return DEFAULT_STORE_CODE
}

function parseWish(part: string): { tag: string; weight: number } {
  const [tag = '', ...params] = part.trim().toLowerCase().split(';')
  const quality = params.map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find(Boolean)
  return { tag, weight: quality === undefined ? 1 : Number(quality) }
}

function storeForTag(tag: string, stores: readonly StoreView[]): StoreCode | undefined {
  const language = tag.split('-')[0]
  const speaking = stores.filter((view) => view.enabled && view.language === language)
  const exact = speaking.find((view) => view.locale.toLowerCase() === tag)
  if (exact) return exact.code
  const abroad = speaking.find(({ code }) => code === 'en')
  return language === 'en' && tag !== 'en' && tag !== 'en-us' && abroad ? abroad.code : speaking[0]?.code
}
