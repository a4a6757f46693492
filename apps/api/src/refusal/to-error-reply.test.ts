import { describe, expect, it } from 'vitest'
import { toErrorReply } from './to-error-reply.ts'

describe('a database that restarts is away, never a fault of ours', () => {
  it.each([
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'driver has already been destroyed',
    'Cannot use a pool after calling end on the pool',
  ])('%s', (message) => {
    expect(toErrorReply(new Error(message))).toMatchObject({ code: 503, meta: { errorCode: 'UNAVAILABLE' } })
  })

  it.each([
    ['is told to stop', '57P01'],
    ['crashed', '57P02'],
    ['starts', '57P03'],
    ['has too many visitors', '53300'],
    ['has a full disk', '53100'],
    ['became a copy that only reads', '25006'],
    ['cannot reach its disk', '58030'],
    ['is not there', 'ECONNREFUSED'],
    ['went in the middle', 'ECONNRESET'],
  ])('one that %s', (_, code) => {
    const error = Object.assign(new Error('a secret of ours'), { code })
    expect(toErrorReply(error)).toMatchObject({ code: 503, meta: { errorCode: 'UNAVAILABLE' } })
  })

  it('but a bug stays a bug', () => {
    expect(toErrorReply(new TypeError('x is not a function')).code).toBe(500)
  })
})
