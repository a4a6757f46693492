import { expect, test } from 'vitest'
import { readSettings, SettingsInvalid } from '#api/config.ts'

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
    shedLoad: 'on',
  })
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
