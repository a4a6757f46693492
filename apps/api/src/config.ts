// The settings of the shop, read once from the environment; every problem is told at once.
import { resolve } from 'node:path'

export type Settings = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  publicUrl: string
  shopDataDir: string
  logLevel: string
  /** Off: the API alone, for a machine behind another storefront. */
  storefront: 'on' | 'off'
}
type Environment = Record<string, string | undefined>
type Read = { env: Environment; problems: string[] }

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export class SettingsInvalid extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'SettingsInvalid'
    this.problems = problems
  }
}

/** An empty value counts as not given. */
export function readSettings(env: Environment = process.env): Settings {
  const read: Read = { env, problems: [] }
  const port = readPort(read)
  const settings: Settings = {
    port,
    host: textOf(read, 'HOST', 'localhost'),
    dataDir: resolve(textOf(read, 'DATA_DIR', './data')),
    databaseUrl: readUrl(read, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl:
      readUrl(read, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? `http://localhost:${port}`,
    shopDataDir: resolve(textOf(read, 'SHOP_DATA_DIR', '../shared/data')),
    logLevel: readChoice(read, 'LOG_LEVEL', LOG_LEVELS) ?? 'warn',
    storefront: readChoice(read, 'STOREFRONT', ['on', 'off'] as const) ?? 'on',
  }
  if (read.problems.length > 0) throw new SettingsInvalid(read.problems)
  return settings
}

function textOf({ env }: Read, name: string, fallback: string): string {
  return env[name]?.trim() || fallback
}

function readPort(read: Read): number {
  const text = textOf(read, 'PORT', '3000')
  const port = Number(text)
  const isPort = /^\d+$/.test(text) && port <= 65_535
  if (!isPort) read.problems.push(`PORT must be a whole number from 0 to 65535, not "${text}".`)
  return port
}

function readUrl(read: Read, name: string, protocols: string[]): string | undefined {
  const text = textOf(read, name, '')
  if (text === '') return undefined
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
  const forms = protocols.map((protocol) => `${protocol}//…`).join(' or ')
  // Not repeated: a database address holds a password.
  read.problems.push(`${name} must be an address such as ${forms}.`)
  return undefined
}

function readChoice<const T extends string>(read: Read, name: string, choices: readonly T[]): T | undefined {
  const text = textOf(read, name, '')
  if (text === '') return undefined
  const found = choices.find((choice) => choice === text.toLowerCase())
  if (!found) read.problems.push(`${name} must be one of ${choices.join(', ')}, not "${text}".`)
  return found
}
