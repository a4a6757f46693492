// A real mail server for tests: takes what comes, or refuses as told.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Mailbox = {
  url: string
  /** Whole mails as they came over the wire. */
  raw: string[]
  /** From now on every mail is answered with this code; undefined takes them again. */
  refuse: (code: number | undefined) => void
  close: () => Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const raw: string[] = []
  let refusal: number | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_, __, done) {
      done(refusal ? Object.assign(new Error('refused'), { responseCode: refusal }) : undefined)
    },
    onData(stream, _, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        raw.push(Buffer.concat(parts).toString('utf8'))
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    raw,
    refuse: (code) => {
      refusal = code
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}
