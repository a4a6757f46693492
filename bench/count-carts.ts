// `npm run carts -- [how many] [seed]`: asks the laws of the totals of many invented carts. A red one names its seed.
import { anyCart } from '@vitrine/domain/checkout/testing/any-cart'
import { TOTALS_LAWS } from '@vitrine/domain/checkout/testing/totals-laws'
import fc from 'fast-check'

const [count = '50000', seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(2)
const parameters = { numRuns: Number(count), seed: Number(seed) }

for (const { name, holds } of TOTALS_LAWS) {
  fc.assert(fc.property(anyCart, holds), parameters)
  console.log(`${count} carts, seed ${seed}: ${name}`)
}
