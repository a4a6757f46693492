// Run as a program of its own by a test, which kills it: an import that stores half of its feed and then waits.
import { createDatabase } from '#api/db/client.ts'
import { importCatalogue } from '../writer/import-catalogue.ts'
import { aCategory, aProduct } from './small-feed.ts'

async function* halfAFeed() {
  yield aCategory({ key: 'women' })
  for (let n = 0; n < 1500; n += 1) yield aProduct({ sku: `HALF-${n}` })
  await new Promise((_, reject) => setTimeout(() => reject(new Error('nobody came')), 60_000))
}

const [connectionString = ''] = process.argv.slice(2)
await importCatalogue(createDatabase({ connectionString, max: 1 }), halfAFeed(), {
  source: 'stuck',
  onProgress: ({ done }) => {
    if (done >= 1000) process.stdout.write('halfway\n')
  },
})
