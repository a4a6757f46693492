import type { Language } from '@vitrine/domain/store/store-view'
import type { Search } from './measure-search.ts'

const STORES: Record<Language, string> = { en: 'us', de: 'de', ru: 'ru', uk: 'ua', zh: 'cn' }
const RESULTS = 50

type Answer = { result: { items: { parentSku: string }[]; pages?: { identifier: string }[] } }

/** The shop as its own pages ask it. */
export function askShop(shopUrl: string, language: Language): Search {
  return async (text) => {
    const query = encodeURIComponent(JSON.stringify({ _searchText: text }))
    const reply = await fetch(`${shopUrl}/api/catalog?size=${RESULTS}&searchQuery=${query}`, {
      headers: { 'x-vs-store-code': STORES[language] },
    })
    if (reply.status !== 200) throw new Error(`"${text}" is answered ${reply.status}`)
    const { items, pages = [] } = ((await reply.json()) as Answer).result
    return { skus: items.map(({ parentSku }) => parentSku), pages: pages.map(({ identifier }) => identifier) }
  }
}
