// The shop's commands. `npm start` is `start`; the others are `npm run shop -- <command>`.
import { enableCompileCache } from 'node:module'
import { readSettings, SettingsInvalid } from '@vitrine/api/config'
import { ExpectedFailure } from './expected-failure.ts'
import { StopRequested } from './listen-for-stop.ts'

const USAGE = `Usage: npm run shop -- <command>

  start                 open the shop (the same as npm start)
  migrate               bring the database up to date
  import luma <dir> [<language>=<dir>]
                        bring in the Luma catalogue, such as ../shared/data/luma, with texts in further languages,
                        such as de=../shared/data/luma-i18n/de_de
  seed [--products N]   make the demo shop, N products large
  session <e-mail>      sign in without a code, for development: prints access and refresh token
  review list           reviews that wait for approval
  review approve <id>   show one (also hold, reject)
  help                  this text

Settings: PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL, SHOP_DATA_DIR, LOG_LEVEL, STOREFRONT, MAIL_URL, MAIL_FROM, OUTBOX_PAGE,
  TRUST_PROXY, COUNTRY_HEADER, LEGACY_QUERY_TOKEN`

// Halves the time to the first line of every start but the first.
enableCompileCache()

const say = (line: string) => void process.stdout.write(`${line}\n`)

const EXPECTED = [SettingsInvalid, ExpectedFailure, StopRequested]

type Command = (args: string[]) => Promise<void>

const COMMANDS: Record<string, Command> = {
  start: async () => (await import('./main.ts')).openShop(readSettings(), say),
  migrate: async () => (await import('./commands/migrate.ts')).runMigrate({ settings: readSettings(), say }),
  import: async (args) =>
    (await import('./commands/import.ts')).runImport({ settings: readSettings(), say }, args),
  seed: async (args) => (await import('./commands/seed.ts')).runSeed({ settings: readSettings(), say }, args),
  session: async (args) =>
    (await import('./commands/session.ts')).runSession({ settings: readSettings(), say }, args),
  review: async (args) =>
    (await import('./commands/review.ts')).runReview({ settings: readSettings(), say }, args),
  help: async () => say(USAGE),
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
  if (EXPECTED.some((kind) => error instanceof kind)) return (error as Error).message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

process.exit(await main(process.argv.slice(2)))
