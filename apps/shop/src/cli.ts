// The shop's commands. `npm start` is `start`; the others are `npm run shop -- <command>`.
import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { readSettings, SettingsInvalid } from '@vitrine/api/config'
import { isDiskFull } from './database/disk-full.ts'
import { ExpectedFailure, refusalOfFile } from './expected-failure.ts'
import { StopRequested } from './stop/listen-for-stop.ts'

const USAGE = `Usage: npm run shop -- <command>

  start [--workers N]   open the shop (the same as npm start), by N processes that share its database and port
  dev                   the same from its sources, restarted on save (npm run dev)
  migrate               bring the database up to date
  import luma <dir> [<language>=<dir>]
                        bring in the Luma catalogue, such as ../shared/data/luma, with texts in further languages,
                        such as de=../shared/data/luma-i18n/de_de
  import records <file> [<folder with its pictures>] [--keep-stock] [--dry-run]
                        bring in a catalogue in our own format (docs/records.md), .gz or not; --keep-stock leaves pieces
                        as they are, as to go back behind an import (docs/operations.md)
  import shopify|woocommerce|magento|csv <file|folder|https://…> [--dry-run] [--whole]
                        bring in the table of another shop (docs/imports.md); --whole retires what it does not hold,
                        --currency EUR, --language de, --charset windows-1252 say how it is written
  import customers <file> [--dry-run] [--store de] [--charset windows-1252]
                        bring in customers of another shop, by a table as Shopify, WooCommerce or Magento write it
                        (docs/imports.md)
  import orders <file> [--dry-run] [--currency EUR] [--charset windows-1252]
                        bring in what customers ordered in a former shop, by a table as Shopify or WooCommerce write it;
                        it is shown to them, and moves nothing (docs/imports.md)
  export customers <file> [--format shopify], export orders <file> [--of former] [--store de] [--from <day>] [--to <day>]
                        write who has an account, or what was ordered here or in a former shop, as a table
  export records <file> write the catalogue in our own format
  export shopify|woocommerce|magento|csv <file> [--currency EUR] [--language de]
                        write it as the table of another shop; brought back, it has lost nothing (docs/imports.md)
  delivery export <file.csv>
                        write ways of delivery, countries, postcodes, rates and pick-up points as a table (docs/delivery.md)
  delivery import <file.csv>
                        make them what the file says, all or nothing; running shops follow by themselves
  backup <file.tar.gz>  database, pictures and keys of a shop that goes on selling meanwhile (docs/operations.md)
  restore <file.tar.gz> [--replace]
                        bring it back into an empty shop, or in the place of the one that is there
  seed [--products N]   make the demo shop, N products large
  reset                 throw the data folder's database away (npm run db:reset)
  session <e-mail> [--roles admin]
                        sign in without a code: prints access and refresh token. With roles it lets the first of the staff
                        in, who signs in at /us/admin from then on
  audit                 whether stock, coupons, bonuses, gift cards, royalties, payments and orders balance to the
                        cent; ends with 1 where not
  bonus grant <e-mail> <store> <amount>
                        give a customer bonuses
  payouts run           collect what partners have on account, each once; says what is held back and why
  payouts file <currency> <file>
                        write what a bank is given: pain.001 for EUR, CSV otherwise
  payouts sent <id>     the bank has it
  keys create <name> <scope,scope …>
                        a key for a program of the back office, shown once (also list, revoke <name>)
  keys webhook <name> <https://…>
                        where its holder is told what happens to orders; prints the secret of the signatures (off ends it)
  second-factor reset <e-mail>
                        for who has lost phone and recovery codes: takes app, codes and passkeys away and signs them out;
                        the next sign-in sets them up anew
  review list           reviews that wait for approval
  review approve <id>   show one (also hold, reject)
  help                  this text

Settings are read from the environment; the README lists them all.`

// Halves the time to the first line of every start but the first.
enableCompileCache()

const say = (line: string) => void process.stdout.write(`${line}\n`)

const EXPECTED = [SettingsInvalid, ExpectedFailure, StopRequested]

type Command = (args: string[]) => Promise<void>

/** Read by the command that is asked for: `help` minds no wrong setting. */
const input = () => ({ settings: readSettings(), say })

const COMMANDS: Record<string, Command> = {
  start: async (args) => {
    const settings = readSettings()
    if (cluster.isWorker) return (await import('./workers/run-worker.ts')).runWorker(settings, say)
    const workers = (await import('./workers/read-workers.ts')).readWorkers(args)
    await (await import('./main.ts')).openShop({ settings, say, workers })
  },
  migrate: async (args) => (await import('./commands/migrate.ts')).runMigrate(input(), args),
  import: async (args) => (await import('./commands/import.ts')).runImport(input(), args),
  export: async (args) => (await import('./commands/export.ts')).runExport(input(), args),
  backup: async (args) => (await import('./commands/backup/backup.ts')).runBackup(input(), args),
  restore: async (args) => (await import('./commands/backup/restore.ts')).runRestore(input(), args),
  seed: async (args) => (await import('./commands/seed.ts')).runSeed(input(), args),
  session: async (args) => (await import('./commands/session.ts')).runSession(input(), args),
  audit: async (args) => (await import('./commands/audit.ts')).runAudit(input(), args),
  bonus: async (args) => (await import('./commands/bonus.ts')).runBonus(input(), args),
  delivery: async (args) => (await import('./commands/commerce/delivery.ts')).runDelivery(input(), args),
  keys: async (args) => (await import('./commands/keys.ts')).runKeys(input(), args),
  payouts: async (args) => (await import('./commands/partner/payouts.ts')).runPayouts(input(), args),
  review: async (args) => (await import('./commands/review.ts')).runReview(input(), args),
  'second-factor': async (args) =>
    (await import('./commands/account/second-factor.ts')).runSecondFactor(input(), args),
  reset: async (args) => (await import('./commands/reset.ts')).runReset(input(), args),
  dev: async () => (await import('./dev/run-dev.ts')).runDev(readSettings(), say),
  help: async () => say(USAGE),
  '--help': async () => say(USAGE),
  '-h': async () => say(USAGE),
}

async function main([name = 'help', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    process.stderr.write(`Unknown command: ${name}\n\n${USAGE}\n`)
    return 2
  }
  try {
    await command(args)
    return 0
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    return 1
  }
}

function explain(error: unknown): string {
  if (isDiskFull(error)) return 'The disk is full: make room, or set DATA_DIR to a folder on a larger one.'
  if (EXPECTED.some((kind) => error instanceof kind)) return (error as Error).message
  const refusal = refusalOfFile(error)
  if (refusal !== undefined) return refusal
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

process.exit(await main(process.argv.slice(2)))
