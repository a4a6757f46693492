// One life of the shop under `npm run dev`: from a save to the next.
import { readSettings } from '@vitrine/api/config'
import { openShopfront } from '../open-shopfront.ts'
import { createClosers } from '../stop/closers.ts'
import { listenForStop } from '../stop/listen-for-stop.ts'
import { devStorefront } from './dev-storefront.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const settings = readSettings()
const stop = listenForStop()
const closers = createClosers((error) => say(`While closing: ${(error as Error).message}`))

const address = await openShopfront({
  settings,
  connectionString: settings.databaseUrl ?? '',
  closers,
  stop,
  storefront: devStorefront(settings.port + 1),
})
say(`Vitrine is open at ${address}; what you save is there at once.`)
await stop.requested
await closers.closeAll()
process.exit(0)
