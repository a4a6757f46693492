import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings, SettingsInvalid } from '#api/config.ts'
import { RETENTION_SETTINGS } from '#api/jobs/retention.ts'

test('nothing needs to be set', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    dataDir: expect.stringMatching(/\/data$/),
    shopDataDir: expect.stringMatching(/\/shared\/data$/),
    logLevel: 'warn',
    storefront: 'on',
    trustProxy: [],
    countryHeader: 'cf-ipcountry',
    legacyQueryToken: 'on',
    corsOrigins: [],
    shedLoad: 'on',
    jobs: 'on',
    retention: { guestCarts: 90, storedMails: 200 },
    seed: 'on',
    staffSecondFactor: 'off',
  })
})

test('the staff proves itself twice where visitors come by https, unless told otherwise', () => {
  const PUBLIC_URL = 'https://shop.example'
  expect(readSettings({ PUBLIC_URL }).staffSecondFactor).toBe('on')
  expect(readSettings({ PUBLIC_URL, STAFF_SECOND_FACTOR: 'off' }).staffSecondFactor).toBe('off')
  expect(readSettings({ STAFF_SECOND_FACTOR: 'on' }).staffSecondFactor).toBe('on')
})

test('how long things stay is told in whole numbers that cut nothing short', () => {
  const { retention } = readSettings({ KEEP_SENT_MAILS_DAYS: '0', KEEP_UNUSED_CARTS: '1000' })
  expect(retention).toMatchObject({ sentMails: 0, maxUnusedCarts: 1_000, sessions: 30 })
  for (const odd of ['-1', '0.5', 'ever', '36501', '6'])
    expect(() => readSettings({ KEEP_GUEST_CARTS_DAYS: odd })).toThrow(
      /^KEEP_GUEST_CARTS_DAYS must be a whole number from 7/,
    )
})

test('README names every such setting with its default', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const named = [...readme.matchAll(/^\| `(KEEP_\w+)` +\| `(\d+)`/gm)].map(
    ([, env, value]) => `${env}=${value}`,
  )
  const known = Object.values(RETENTION_SETTINGS).map(({ env, fallback }) => `${env}=${fallback}`)
  expect(named.sort()).toEqual(known.sort())
})

test('proxies are told as addresses and ranges', () => {
  const { trustProxy } = readSettings({ TRUST_PROXY: '10.0.0.0/8, 2001:db8::1,' })
  expect(trustProxy).toEqual(['10.0.0.0/8', '2001:db8::1'])
  for (const odd of ['true', '10.0.0.0/33', '10.0.0', '::/129', '10.0.0.1/8/8', '10.0.0.1/x'])
    expect(() => readSettings({ TRUST_PROXY: odd })).toThrow(/TRUST_PROXY must be/)
})

test('the outbox page is there only on a machine of one’s own without a mail server, or when asked for', () => {
  const shows = (env: Record<string, string>) => readSettings(env).mail.showsOutbox
  expect(shows({})).toBe(true)
  expect(shows({ PUBLIC_URL: 'https://shop.example' })).toBe(false)
  expect(shows({ NODE_ENV: 'production' })).toBe(false)
  expect(shows({ MAIL_URL: 'smtp://mail.example' })).toBe(false)
  expect(shows({ PUBLIC_URL: 'https://shop.example', OUTBOX_PAGE: 'on' })).toBe(true)
  expect(() => shows({ NODE_ENV: 'production', OUTBOX_PAGE: 'on' })).toThrow(
    'OUTBOX_PAGE cannot be on in production',
  )
})

test('the test gateway is there on a machine of one’s own, elsewhere only when asked for', () => {
  const isOn = (env: Record<string, string>) => readSettings(env).payment.testGateway
  expect(isOn({})).toBe(true)
  expect(isOn({ TEST_GATEWAY: 'off' })).toBe(false)
  expect(isOn({ PUBLIC_URL: 'https://shop.example' })).toBe(false)
  expect(isOn({ NODE_ENV: 'production' })).toBe(false)
  expect(isOn({ NODE_ENV: 'production', TEST_GATEWAY: 'on' })).toBe(true)
})

test('a payment service is set up by both of its keys, which no problem repeats', () => {
  const { payment } = readSettings({ STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })
  expect(payment).toMatchObject({
    stripe: { secretKey: 'sk_1', webhookSecret: 'whsec_1' },
    liqPay: undefined,
  })
  for (const name of ['STRIPE_SECRET_KEY', 'LIQPAY_PRIVATE_KEY'])
    expect(() => readSettings({ [name]: 'secret' })).toThrow(/^(?!.*= ?secret).* are needed together\.$/)
})

test('an empty value counts as not given', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('every problem is told at once, and none repeats a password', () => {
  const env = { PORT: '70000', DATABASE_URL: 'mysql://u:secret@h', PUBLIC_URL: 'shop', LOG_LEVEL: 'loud' }
  try {
    readSettings(env)
    expect.unreachable()
  } catch (error) {
    const { problems } = error as SettingsInvalid
    expect(error).toBeInstanceOf(SettingsInvalid)
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'LOG_LEVEL',
    ])
    expect(problems.join()).not.toContain('secret')
  }
})

test.each(['-1', '1.5', '3000x', '0x10'])('PORT=%s is refused', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(/PORT must be a whole number/)
})

test('the API is told to everybody, but in production only when asked for', () => {
  const docs = (env: Record<string, string>) => readSettings(env).docsPage
  expect([docs({}), docs({ DOCS_PAGE: 'off' })]).toEqual(['on', 'off'])
  const production = { NODE_ENV: 'production' }
  expect([docs(production), docs({ ...production, DOCS_PAGE: 'on' })]).toEqual(['off', 'on'])
})

test('traces go where the standard names say, and nowhere without', () => {
  expect(readSettings({ OTEL_TRACES_SAMPLER_ARG: '0.1' }).tracing).toBeUndefined()
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318'
  const tracing = (env: Record<string, string>) =>
    readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, ...env }).tracing
  expect(tracing({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20k=, x-a = b' })).toEqual({
    endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: { authorization: 'Bearer k=', 'x-a': 'b' },
    serviceName: 'vitrine',
    sampler: 'parentbased_always_on',
    ratio: 1,
  })
  for (const [name, value] of [
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'secret'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%0d%0asecret'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=secret%'],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', 'half'],
  ] as const)
    expect(() => tracing({ [name]: value })).toThrow(new RegExp(`^(?!.*secret)${name} must be`))
})

test('hosts of pictures are hosts, and nothing else that a browser’s policy could be told', () => {
  const hosts = (IMAGE_HOSTS: string) => readSettings({ IMAGE_HOSTS }).imageHosts
  expect(hosts('https://cdn.example, https://*.shop.example:8443')).toEqual([
    'https://cdn.example',
    'https://*.shop.example:8443',
  ])
  for (const odd of [
    "https: 'unsafe-inline'",
    'http://cdn.example',
    '*',
    "https://a;script-src 'unsafe-inline'",
  ])
    expect(() => hosts(odd)).toThrow('IMAGE_HOSTS must be')
})

test('the table of the README names every setting, and the defaults it has', () => {
  const rows = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8').matchAll(
    /^\| (`[A-Z_`, ]+`) +\| (.+?) +\|/gm,
  )
  const table = new Map<string, string>()
  for (const [, names = '', defaults = ''] of rows) {
    const values = defaults.split(', ')
    names.split(', ').forEach((name, at) => {
      table.set(name.replaceAll('`', ''), values[at] ?? '')
    })
  }
  const read = new Set<string>()
  const env = new Proxy({}, { get: (_, name) => void read.add(String(name)) })
  const settings = readSettings(env)
  expect([...table.keys()].sort()).toEqual([...read].sort())
  const given = [settings.host, settings.port, settings.logLevel, settings.drainMs, settings.countryHeader]
  expect(['HOST', 'PORT', 'LOG_LEVEL', 'DRAIN_MS', 'COUNTRY_HEADER'].map((name) => table.get(name))).toEqual(
    given.map((value) => `\`${value}\``),
  )
  const switches = [
    settings.storefront,
    settings.docsPage,
    settings.legacyQueryToken,
    settings.seed,
    settings.shedLoad,
  ]
  expect(switches).toEqual(Array(5).fill('on'))
})

test.each([
  ['PUBLIC_URL', 'https://shop.example/shop'],
  ['PUBLIC_URL', 'https://shop.example?x=1'],
  ['PUBLIC_URL', 'https://user@shop.example'],
  ['MAIL_FROM', 'Vitrine'],
  ['MAIL_FROM', 'help@shop.example\nBcc: x@y.example'],
  ['MAIL_FROM', 'Shop <help>'],
])('%s=%j would spoil every link or letter, and is refused at the start', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} must be an address such as`)
})

test.each(['help@shop.example', 'Shop <help@shop.example>', '"Shop, Berlin" <help@shop.example>'])(
  'MAIL_FROM=%s is kept',
  (from) => {
    expect(readSettings({ MAIL_FROM: from }).mail.from).toBe(from)
  },
)
