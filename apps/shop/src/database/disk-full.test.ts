import { describe, expect, it } from 'vitest'
import { ExpectedFailure } from '../expected-failure.ts'
import { isDiskFull } from './disk-full.ts'

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

describe('a first start on a full disk', () => {
  it.each([
    ['the shop cannot write a file', failure('ENOSPC')],
    ['nobody may have more', failure('EDQUOT')],
    ['PostgreSQL cannot make a table longer', failure('53100', 'could not extend file "base/5/2619"')],
    ['a migration fails of it', new Error('Migration 0002 failed', { cause: failure('53100') })],
    [
      'the database cannot be made',
      new ExpectedFailure('The built-in PostgreSQL could not start: initdb', {
        cause: new Error('Command failed\ninitdb: error: could not write: No space left on device'),
      }),
    ],
    ['the database cannot start', new Error('FATAL:  could not write lock file: No space left on device')],
  ])('is known when %s', (_, error) => {
    expect(isDiskFull(error)).toBe(true)
  })

  it.each([[new Error('broke')], [failure('EACCES')], ['ENOSPC'], [undefined]])(
    'is not seen in %s',
    (error) => {
      expect(isDiskFull(error)).toBe(false)
    },
  )
})
