// Every page of a store that anybody may find, and those that only a shopper comes to.
const BESIDE_THE_SITEMAP = [
  '/news',
  '/search',
  '/search?q=Orsa',
  '/search?q=qqqqq',
  '/cart',
  '/checkout',
  '/newsletter',
  '/no-such-page',
]

/** Paths below the host, as the store's sitemap has them. */
export async function pageAddresses(url: string, store: string): Promise<string[]> {
  const parts = await locations(`${url}/${store}/sitemap.xml`)
  const pages = (await Promise.all(parts.map((part) => locations(url + pathOf(part))))).flat()
  const beside = BESIDE_THE_SITEMAP.map((path) => `/${store}${path}`)
  return [...new Set([...pages.map(pathOf), ...beside])]
}

async function locations(sitemap: string): Promise<string[]> {
  const text = await (await fetch(sitemap)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place)
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}
