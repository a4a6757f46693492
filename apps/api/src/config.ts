// The settings of the shop, read once from the environment; every problem is told at once.
import { resolve } from 'node:path'
import type { LiqPaySettings } from '#api/adapters/payment/liqpay-provider.ts'
import type { StripeSettings } from '#api/adapters/payment/stripe-provider.ts'
import { readBucket } from '#api/adapters/photos/read-bucket.ts'
import type { Bucket } from '#api/adapters/photos/s3-photos.ts'
import { canSendTexts } from '#api/adapters/sms/http-sms.ts'
import { type Retention, readRetention } from '#api/jobs/retention.ts'
import { readCorsOrigins, readHost, readOrigins, readRanges, readUrl } from '#api/settings/read-address.ts'
import { readSender } from '#api/settings/read-sender.ts'
import { readTracing } from '#api/settings/read-tracing.ts'
import {
  type Environment,
  isProduction,
  type Read,
  readChoice,
  readNumber,
  readPair,
  textOf,
} from '#api/settings/read-value.ts'
import type { TracingSettings } from '#api/tracing/tracing-settings.ts'

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
  /** Where photographs of people rest; in the data folder, unless a bucket is named. */
  files: Bucket | undefined
  /** Nodes of an OpenSearch for the catalogue, by commas; in memory unless named. */
  searchUrl: string | undefined
  mail: {
    /** Without a server mails are written into the data folder. */
    url: string | undefined
    from: string
    /** How texts leave: a gateway by HTTP, or Twilio. Without it they are written beside the mails. */
    smsUrl: string | undefined
    /** The page `/dev/outbox` with those mails, which anyone could read. */
    showsOutbox: boolean
  }
  payment: {
    /** A service that moves no money, with a page to pay, decline or leave. */
    testGateway: boolean
    stripe: StripeSettings | undefined
    liqPay: LiqPaySettings | undefined
  }
  /** Addresses or CIDR ranges whose word about a visitor (address, country) counts; none unless told. */
  trustProxy: readonly string[]
  /** Where a trusted proxy tells the visitor's country. */
  countryHeader: string
  /** Whether access tokens may still come in the address, as old clients send them. */
  legacyQueryToken: 'on' | 'off'
  /** Whether the staff proves itself twice. */
  staffSecondFactor: 'on' | 'off'
  /** Whether search engines are welcome, and how many errors of browsers are reported. */
  stage: 'production' | 'staging'
  /** Whether a shop without a catalogue shows the demo. */
  seed: 'on' | 'off'
  /** How long a shop that stops goes on letting visitors in, for a proxy to notice. */
  drainMs: number
  /** Who holds it may read `/metrics` from another machine. */
  metricsToken: string | undefined
  /** Who collects traces; nobody, unless named. */
  tracing: TracingSettings | undefined
  /** A CDN that is told which pages changed. */
  purge: { url: string; token: string | undefined } | undefined
  /** Whether `/docs` and `/openapi.json` tell the API. */
  docsPage: 'on' | 'off'
  /** Where pictures of texts and imported goods may come from besides the shop itself, such as `https://cdn.example`. */
  imageHosts: readonly string[]
  /** Origins whose pages may call the API; none unless named, `*` for all. */
  corsOrigins: readonly string[]
  /** Whether programs of the back office may be told in the shop's own network, and without https. */
  webhookPrivate: 'on' | 'off'
  /** Whether visitors are asked to come again while the event loop lags. */
  shedLoad: 'on' | 'off'
  /** Off: a process that answers visitors and leaves mails and sweeping to others. */
  jobs: 'on' | 'off'
  retention: Retention
}

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
  const port = readNumber(read, 'PORT', { fallback: 3000, max: 65_535 })
  const publicUrl = readHost(read, 'PUBLIC_URL') ?? `http://localhost:${port}`
  const settings: Settings = {
    port,
    host: textOf(read, 'HOST', 'localhost'),
    dataDir: resolve(textOf(read, 'DATA_DIR', './data')),
    databaseUrl: readUrl(read, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl,
    shopDataDir: resolve(textOf(read, 'SHOP_DATA_DIR', '../shared/data')),
    logLevel: readChoice(read, 'LOG_LEVEL', LOG_LEVELS) ?? 'warn',
    storefront: readChoice(read, 'STOREFRONT', ['on', 'off'] as const) ?? 'on',
    files: readFilesUrl(read),
    searchUrl: readUrls(read, 'SEARCH_URL'),
    mail: readMail(read, publicUrl),
    payment: {
      testGateway: readTestGateway(read, publicUrl),
      stripe: readStripe(read),
      liqPay: readLiqPay(read),
    },
    trustProxy: readRanges(read, 'TRUST_PROXY'),
    countryHeader: textOf(read, 'COUNTRY_HEADER', 'cf-ipcountry').toLowerCase(),
    legacyQueryToken: readChoice(read, 'LEGACY_QUERY_TOKEN', ['on', 'off'] as const) ?? 'on',
    staffSecondFactor: readSecondFactor(read, publicUrl),
    stage: readChoice(read, 'STAGE', ['production', 'staging'] as const) ?? 'production',
    seed: readChoice(read, 'SEED', ['on', 'off'] as const) ?? 'on',
    metricsToken: readToken(read, 'METRICS_TOKEN'),
    tracing: readTracing(read),
    purge: readPurge(read),
    docsPage: readChoice(read, 'DOCS_PAGE', ['on', 'off'] as const) ?? (isProduction(read) ? 'off' : 'on'),
    imageHosts: readOrigins(read, 'IMAGE_HOSTS'),
    drainMs: readNumber(read, 'DRAIN_MS', { fallback: 3_000, max: 60_000 }),
    corsOrigins: readCorsOrigins(read, 'CORS_ORIGINS'),
    webhookPrivate: readChoice(read, 'WEBHOOK_PRIVATE', ['on', 'off'] as const) ?? 'off',
    shedLoad: readChoice(read, 'SHED_LOAD', ['on', 'off'] as const) ?? 'on',
    jobs: readChoice(read, 'JOBS', ['on', 'off'] as const) ?? 'on',
    retention: readRetention(env, read.problems),
  }
  if (read.problems.length > 0) throw new SettingsInvalid(read.problems)
  return settings
}

/** Never repeated: they may hold a secret. */
function readUrls(read: Read, name: string): string | undefined {
  const text = textOf(read, name, '')
  if (text === '') return undefined
  const isHttp = (url: string) => /^https?:$/.test(URL.parse(url.trim())?.protocol ?? '')
  if (!text.split(',').every(isHttp))
    read.problems.push(`${name} must be addresses such as http://<host>:9200.`)
  return text
}

/** Long enough that nobody guesses it; never repeated. */
function readPurge(read: Read): Settings['purge'] {
  const url = readUrl(read, 'PURGE_URL', ['http:', 'https:'])
  const token = readToken(read, 'PURGE_TOKEN')
  return url === undefined ? undefined : { url, token }
}

function readToken(read: Read, name: string): string | undefined {
  const text = textOf(read, name, '')
  if (text === '') return undefined
  if (text.length < 16) read.problems.push(`${name} must have 16 signs at least.`)
  return text
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Never repeated: it holds a secret. */
function readFilesUrl(read: Read): Bucket | undefined {
  const text = textOf(read, 'FILES_URL', '')
  const bucket = text === '' ? undefined : readBucket(text)
  if (text !== '' && !bucket)
    read.problems.push(
      'FILES_URL must be an address such as s3://<key>:<secret>@<host>/<bucket>?region=<region>.',
    )
  return bucket
}

/** The outbox is shown on a machine of one's own only, unless it is asked for. */
function readMail(read: Read, publicUrl: string): Settings['mail'] {
  const url = readUrl(read, 'MAIL_URL', ['smtp:', 'smtps:'])
  const asked = readChoice(read, 'OUTBOX_PAGE', ['on', 'off'] as const)
  if (asked === 'on' && isProduction(read))
    read.problems.push(
      'OUTBOX_PAGE cannot be on in production: it shows mails, and orders open by their keys.',
    )
  return {
    url,
    smsUrl: readSmsUrl(read),
    from: readSender(read, 'MAIL_FROM', 'Vitrine <help@vitrine.example>'),
    showsOutbox: asked === undefined ? url === undefined && isOwnMachine(read, publicUrl) : asked === 'on',
  }
}

/** Not repeated: it holds a secret. */
function readSmsUrl(read: Read): string | undefined {
  const url = readUrl(read, 'SMS_URL', ['https:', 'http:', 'twilio:'])
  if (url === undefined || canSendTexts(url)) return url
  read.problems.push(
    'SMS_URL must hold {to} and {text}, or be twilio://<account>:<secret>@<sender>, its secret percent-encoded.',
  )
  return undefined
}

/** Made of a port that is no port, an address cannot be read; the port is told then. */
function isOwnMachine(read: Read, publicUrl: string): boolean {
  return LOCAL_HOSTS.has(URL.parse(publicUrl)?.hostname ?? '') && !isProduction(read)
}

/** Where anybody may come by, a mailbox is not enough. */
function readSecondFactor(read: Read, publicUrl: string): 'on' | 'off' {
  const asked = readChoice(read, 'STAFF_SECOND_FACTOR', ['on', 'off'] as const)
  return asked ?? (publicUrl.startsWith('https:') ? 'on' : 'off')
}

/** Whoever may choose it gets goods for nothing: elsewhere it has to be asked for. */
function readTestGateway(read: Read, publicUrl: string): boolean {
  const asked = readChoice(read, 'TEST_GATEWAY', ['on', 'off'] as const)
  return asked === undefined ? isOwnMachine(read, publicUrl) : asked === 'on'
}

function readStripe(read: Read): StripeSettings | undefined {
  const keys = readPair(read, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
  const url = readUrl(read, 'STRIPE_URL', ['http:', 'https:'])
  return keys && { secretKey: keys[0], webhookSecret: keys[1], url }
}

function readLiqPay(read: Read): LiqPaySettings | undefined {
  const keys = readPair(read, 'LIQPAY_PUBLIC_KEY', 'LIQPAY_PRIVATE_KEY')
  const url = readUrl(read, 'LIQPAY_URL', ['http:', 'https:'])
  return keys && { publicKey: keys[0], privateKey: keys[1], url }
}
