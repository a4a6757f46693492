import type { Call, Uploads } from '@vitrine/contract/call'
import { can } from '@vitrine/domain/access/can'
import { scopesFor } from '@vitrine/domain/access/key-scopes'

export const TAGS: Readonly<Record<string, string>> = {
  user: 'Staying signed in, and signing out',
  store: 'Store views, the countries they deliver to and their regions',
  cart: 'Carts, their totals, and the ways to deliver and to pay',
  catalog: 'Search for products, categories, attributes and content',
  product: 'Single products, their prices and their neighbours',
  category: 'The menu',
  attribute: 'What products are described by',
  url: 'What stands at an address',
  stock: 'What is left',
  review: 'What shoppers say',
  cms: 'Pages and blocks',
  news: 'News of the shop',
  wishlist: 'What customers would like to have',
  alert: 'Letters about what is back',
  newsletter: 'Letters by e-mail',
  order: 'Placing an order and asking after it',
  mail: 'Messages to the shop',
  office:
    'For programs of the shop’s owner: orders, stock and prices. Each wish carries an `Idempotency-Key`; the same key gets the same answer for ever, with another body 422',
}

/** everyone: asked without a token · alike, guest: anybody, with or without one · signedIn: with one only. */
type Askers = 'everyone' | 'alike' | 'guest' | 'signedIn'

const A_GUEST = { actor: { kind: 'guest' }, store: { storeId: 1 } } as const

export function askersOf({
  anonymous,
  guestsAlike,
  may,
}: Pick<Call, 'anonymous' | 'guestsAlike' | 'may'>): Askers {
  if (anonymous) return 'everyone'
  if (guestsAlike) return 'alike'
  return can(A_GUEST, may) ? 'guest' : 'signedIn'
}

const WHO: Readonly<Record<Askers, string>> = {
  everyone: 'Anyone may ask; a token is not even read, and the answer is the same for everybody.',
  alike: 'Anyone may ask; with a token the answer holds what partners alone may see, for who is one.',
  guest: 'Anyone may ask; with a token the answer is the customer’s own.',
  signedIn: 'Only for whoever is signed in.',
}

/** Its summary, who may call it, and what the answer depends on. */
export function callDescription(call: Call): string {
  const { summary, may, storeScoped, uploads } = call
  const askers = askersOf(call)
  const scopes = scopesFor(may)
  return [
    `${summary}.`,
    WHO[askers],
    askers === 'signedIn' && `Needs the permission \`${may}\`.`,
    scopes.length > 0 &&
      `A program shows a key of the scope ${scopes.map((one) => `\`${one}\``).join(', ')}.`,
    storeScoped && 'Language, prices and stock are those of the store view.',
    uploads && formWords(uploads),
  ]
    .filter(Boolean)
    .join(' ')
}

function formWords({ field, maxFiles, keepsEmpty }: Uploads): string {
  if (maxFiles === 0) return 'May be sent as a form.'
  const files = `Takes up to ${maxFiles} files as \`${field}\` when sent as a form`
  return keepsEmpty ? `${files}, whose empty fields take away what was there.` : `${files}.`
}
