import { DatabaseNewer } from '@vitrine/api/db/migrate'
import { describe, expect, test } from 'vitest'
import { ExpectedFailure } from '../expected-failure.ts'
import { explainMigrationError } from './explain-migration-error.ts'

const OWN = { databaseUrl: undefined, dataDir: '/srv/shop' }
const THEIRS = { databaseUrl: 'postgres://shop%40eu:p@db.example/vitrine%20de', dataDir: '/srv/shop' }

function told(error: unknown, settings: Parameters<typeof explainMigrationError>[0]): unknown {
  try {
    return explainMigrationError(settings)(error)
  } catch (thrown) {
    return thrown
  }
}
const denied = () =>
  Object.assign(new Error('Migration 0001-base.sql failed: permission denied for schema public'), {
    cause: Object.assign(new Error('permission denied for schema public'), { code: '42501' }),
  })

describe('a database the shop cannot lay out', () => {
  test('was written by a newer shop: which setting leads elsewhere depends on whose it is', () => {
    const newer = new DatabaseNewer('9999-later.sql')
    expect(String(told(newer, OWN))).toMatch(
      /The data in \/srv\/shop was written .* DATA_DIR to another folder/,
    )
    expect(String(told(newer, THEIRS))).toMatch(/The database of DATABASE_URL was written .* DATABASE_URL to/)
    expect(told(newer, OWN)).toBeInstanceOf(ExpectedFailure)
  })

  test('lets its user make nothing: the commands that change it name them as they are', () => {
    const failure = told(denied(), THEIRS)
    expect(failure).toBeInstanceOf(ExpectedFailure)
    const { message } = failure as Error
    expect(message).toContain('(permission denied for schema public)')
    expect(message).toContain('alter database "vitrine de" owner to "shop@eu"')
    expect(message).toContain('create schema pgboss authorization "shop@eu"')
    expect(message).not.toContain(':p@')
  })

  test('fails otherwise: nothing is made up about it', () => {
    for (const error of [new Error('syntax error'), Object.assign(new Error('x'), { code: '23505' })])
      expect([told(error, OWN), told(error, THEIRS)]).toEqual([error, error])
    const own = denied()
    expect(told(own, OWN)).toBe(own)
  })
})
