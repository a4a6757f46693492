// The catalogue of messages (spec §8, api-shapes §2.8): what each situation says, of which kind, for how long, in whose words.
import { CallError } from '@vitrine/contract/reply'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { compileMessages } from '@vitrine/i18n/compile-messages'
import { createTranslate } from '@vitrine/i18n/create-translate'
import { readMessages } from '@vitrine/i18n/read-messages'
import { aBrowser } from '@vitrine/sync/testing/a-browser'
import { aLine } from '@vitrine/sync/testing/a-line'
import { describe, expect, it } from 'vitest'
import { cartNotice } from './cart-notice.ts'

type Page = ReturnType<typeof aBrowser>
type Row = [situation: string, act: (page: Page) => Promise<unknown>, tone: string, ms: number, words: string]

const add = ({ cart }: Page, line = {}, errors = {}) => cart.add([{ line: aLine(line), qty: '1', errors }])
const stockSays = ({ client }: Page, status: string) => {
  client.script['stock.check'] = () => ({ status, api_error: null })
}

const CATALOGUE: Row[] = [
  ['added', (page) => add(page), 'success', 2_000, 'Added to the bag'],
  [
    'quantity updated',
    async (page) => {
      await page.cart.setLine(aLine(), 1)
      page.notices.splice(0)
      await page.cart.setLine(page.cart.get().lines[0] ?? aLine(), 2)
    },
    'success',
    2_000,
    'Quantity changed',
  ],
  [
    'no price known',
    (page) => add(page, { price: 0 }),
    'error',
    2_000,
    'Product price is unknown, product cannot be added to the cart!',
  ],
  [
    'something is wrong with the product',
    (page) => add(page, {}, { variants: 'No available product variants', none: '' }),
    'error',
    2_000,
    'No available product variants',
  ],
  [
    'few are left, and nothing may be sold that is not there',
    (page) => {
      stockSays(page, 'volatile')
      return add(page)
    },
    'warning',
    5_000,
    'Only a few are left. Another shopper may be quicker.',
  ],
  [
    'out of stock',
    (page) => {
      stockSays(page, 'out_of_stock')
      return add(page)
    },
    'error',
    5_000,
    'This product is out of stock',
  ],
  [
    'the shop refuses',
    async (page) => {
      page.client.script['cart.update'] = () => {
        throw new CallError({ code: 400, result: 'Not for sale' })
      }
      await page.cart.setLine(aLine(), 1)
    },
    'error',
    2_000,
    'This could not be changed: Not for sale',
  ],
]

const words = (language: (typeof LANGUAGES)[number]) =>
  createTranslate(language, compileMessages(readMessages(language)))

describe.each(CATALOGUE)('%s', (...[, act, tone, lifetimeMs, text]) => {
  it('says what the catalogue says, once, as long as it says, in every language', async () => {
    const page = aBrowser({ switches: { allowOutOfStockInCart: false } })
    await act(page)
    const [first] = page.notices
    if (!first) throw new Error('nothing was said')
    expect(page.notices.filter((notice) => notice.key === first.key)).toHaveLength(1)
    expect(cartNotice(words('en'), first)).toEqual({ text, tone, lifetimeMs })
    const texts = LANGUAGES.map((language) => cartNotice(words(language), { ...first, text: '§' }).text)
    expect(new Set(texts).size).toBe(first.key === 'PRODUCT_ERROR' ? 1 : LANGUAGES.length)
    expect(texts.filter((one) => one.startsWith('notice.') || one === '')).toEqual([])
  })
})

it('what is volatile is said nowhere a shop sells what is not there', async () => {
  const page = aBrowser()
  stockSays(page, 'volatile')
  await add(page)
  expect(page.notices.map((notice) => notice.key)).toEqual(['PRODUCT_ADDED_TO_CART'])
})
