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
  })
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
      'DATABASE_URL',
      'PUBLIC_URL',
      'LOG_LEVEL',
    ])
    expect(problems.join()).not.toContain('secret')
  }
})

test.each(['-1', '1.5', '3000x', '0x10'])('PORT=%s is refused', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(/PORT must be a whole number/)
})
