import { createServer } from 'node:net'
import { ExpectedFailure } from './expected-failure.ts'

export type Place = { host: string; port: number }

/** Asked before anything slow starts, so that a taken port is told at once. */
export function assertPortFree({ host, port }: Place): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => fail(explainListenError(error, { host, port })))
    probe.listen(port, host, () => probe.close(() => done()))
  })
}

export function explainListenError(error: NodeJS.ErrnoException, { host, port }: Place): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program; set PORT to a free one.`,
    EACCES: `Port ${port} may not be opened by this user; set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not known on this machine.`,
  }
  const reason = reasons[error.code ?? '']
  return reason ? new ExpectedFailure(reason, { cause: error }) : error
}
