import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { ExpectedFailure } from '../expected-failure.ts'
import { assertServerUsable } from './assert-server-usable.ts'

// What an owner reads who pointed DATABASE_URL somewhere: one sentence that says what is wrong there. The servers are played,
// in PostgreSQL's own language, so that each can be as old, as careless or as silent as it likes.

type Facts = { version?: number; fsync?: string; commit?: string }
let server: Server | undefined
afterEach(() => server?.close())

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const int16 = (value: number) => int32(value).subarray(2)
const text = (value: string) => Buffer.from(`${value}\0`)
const READY = message('Z', Buffer.from('I'))
const ALLOWED = message('R', int32(0))

const INT4 = 23
const TEXT = 25
const column = (name: string, type: number) =>
  Buffer.concat([text(name), int32(0), int16(0), int32(type), int16(-1), int32(-1), int16(0)])
const cell = (value: string) => Buffer.concat([int32(value.length), Buffer.from(value)])

/** The answer to the one question the shop asks. */
function answerOf({ version = 180_000, fsync = 'on', commit = 'on' }: Facts): Buffer {
  const columns = [column('version', INT4), column('fsync', TEXT), column('commit', TEXT)]
  const cells = [cell(String(version)), cell(fsync), cell(commit)]
  return Buffer.concat([
    message('T', Buffer.concat([int16(columns.length), ...columns])),
    message('D', Buffer.concat([int16(cells.length), ...cells])),
    message('C', text('SELECT 1')),
    READY,
  ])
}
const refusal = (code: string) =>
  message('E', Buffer.concat([text('SFATAL'), text(`C${code}`), text('Mno entry'), Buffer.from('\0')]))

async function open(play: (socket: Socket, isFirst: boolean) => void): Promise<string> {
  server = createServer((socket) => {
    let heard = 0
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      heard += 1
      if (bytes[0] === 'X'.charCodeAt(0)) socket.end()
      else play(socket, heard === 1)
    })
  })
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  return `postgres://shop:secret@127.0.0.1:${port}/vitrine`
}
const speaking = (facts: Facts) =>
  open((socket, isFirst) => socket.write(isFirst ? Buffer.concat([ALLOWED, READY]) : answerOf(facts)))
const refusing = (code: string) => open((socket) => socket.end(refusal(code)))

describe('a database the shop may use', () => {
  test.each([150_000, 170_004, 190_000])('is one of version %i', async (version) => {
    expect(await assertServerUsable(await speaking({ version }))).toBeUndefined()
  })

  test('is warned of where it answers before it has written down', async () => {
    expect(await assertServerUsable(await speaking({ commit: 'off' }))).toMatch('synchronous_commit=off')
  })
})

describe('a database it may not', () => {
  const told = async (url: string) => {
    const failure = await assertServerUsable(url).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ExpectedFailure)
    const { message } = failure as Error
    expect(message).not.toContain('secret')
    return message
  }

  test('is too old, and says how old', async () => {
    expect(await told(await speaking({ version: 149_999 }))).toBe(
      'PostgreSQL 15 or newer is needed; DATABASE_URL leads to version 14.',
    )
  })

  test('could lose what it has confirmed', async () => {
    expect(await told(await speaking({ fsync: 'off' }))).toMatch('fsync=off')
  })

  test.each([
    ['28P01', 'the password is refused'],
    ['28000', 'the user is refused'],
    ['3D000', 'there is no such database'],
    ['57P03', 'no entry'],
  ])('refuses with %s: %s', async (code, reason) => {
    expect(await told(await refusing(code))).toMatch(
      new RegExp(`\\(127\\.0\\.0\\.1:\\d+\\) cannot be used: ${reason}\\.$`),
    )
  })

  test('says nothing, and is not waited for', async () => {
    expect(await told(await open(() => {}))).toMatch('cannot be used: no answer.')
  })

  test('speaks, and then says no more', async () => {
    const mute = open((socket, isFirst) => isFirst && socket.write(Buffer.concat([ALLOWED, READY])))
    expect(await told(await mute)).toMatch('cannot be used: no answer.')
  })

  test('is none at all', async () => {
    const url = await speaking({})
    await new Promise((done) => server?.close(done))
    expect(await told(url)).toMatch('cannot be used: nobody listens there.')
  })

  test('hangs up', async () => {
    expect(await told(await open((socket) => socket.destroy()))).toMatch(/cannot be used: .+\.$/)
  })
})
