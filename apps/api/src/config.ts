// The settings of the shop, read once from the environment; every problem is told at once.
import { resolve } from 'node:path'
import { isRange } from '#api/routing/trusted-proxies.ts'

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
  mail: {
    /** Without a server mails are written into the data folder. */
    url: string | undefined
    from: string
    /** The page `/dev/outbox` with those mails, which anyone could read. */
    showsOutbox: boolean
  }
  /** Addresses or CIDR ranges whose word about a visitor (address, country) counts; none unless told. */
  trustProxy: readonly string[]
  /** Where a trusted proxy tells the visitor's country. */
  countryHeader: string
  /** Whether access tokens may still come in the address, as old clients send them. */
  legacyQueryToken: 'on' | 'off'
  /** Whether visitors are asked to come again while the event loop lags. */
  shedLoad: 'on' | 'off'
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
  const publicUrl =
    readUrl(read, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? `http://localhost:${port}`
  const settings: Settings = {
    port,
    host: textOf(read, 'HOST', 'localhost'),
    dataDir: resolve(textOf(read, 'DATA_DIR', './data')),
    databaseUrl: readUrl(read, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl,
    shopDataDir: resolve(textOf(read, 'SHOP_DATA_DIR', '../shared/data')),
    logLevel: readChoice(read, 'LOG_LEVEL', LOG_LEVELS) ?? 'warn',
    storefront: readChoice(read, 'STOREFRONT', ['on', 'off'] as const) ?? 'on',
    mail: readMail(read, publicUrl),
    trustProxy: readRanges(read, 'TRUST_PROXY'),
    countryHeader: textOf(read, 'COUNTRY_HEADER', 'cf-ipcountry').toLowerCase(),
    legacyQueryToken: readChoice(read, 'LEGACY_QUERY_TOKEN', ['on', 'off'] as const) ?? 'on',
    shedLoad: readChoice(read, 'SHED_LOAD', ['on', 'off'] as const) ?? 'on',
  }
  if (read.problems.length > 0) throw new SettingsInvalid(read.problems)
  return settings
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The outbox is shown on a machine of one's own only, unless it is asked for. */
function readMail(read: Read, publicUrl: string): Settings['mail'] {
  const url = readUrl(read, 'MAIL_URL', ['smtp:', 'smtps:'])
  const asked = readChoice(read, 'OUTBOX_PAGE', ['on', 'off'] as const)
  // Made of a port that is no port, it cannot be read; the port is told then.
  const hostname = URL.parse(publicUrl)?.hostname ?? ''
  const isOwnMachine = LOCAL_HOSTS.has(hostname) && read.env.NODE_ENV !== 'production'
  return {
    url,
    from: textOf(read, 'MAIL_FROM', 'Vitrine <help@vitrine.example>'),
    showsOutbox: asked === undefined ? url === undefined && isOwnMachine : asked === 'on',
  }
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

function readRanges(read: Read, name: string): string[] {
  const ranges = textOf(read, name, '')
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean)
  const odd = ranges.find((range) => !isRange(range))
  if (odd) read.problems.push(`${name} must be addresses or ranges such as 10.0.0.0/8, not "${odd}".`)
  return odd ? [] : ranges
}

function readChoice<const T extends string>(read: Read, name: string, choices: readonly T[]): T | undefined {
  const text = textOf(read, name, '')
  if (text === '') return undefined
  const found = choices.find((choice) => choice === text.toLowerCase())
  if (!found) read.problems.push(`${name} must be one of ${choices.join(', ')}, not "${text}".`)
  return found
}
