import type { FastifyRequest } from 'fastify'

const LOOPBACK_PEER = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/
const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i
/** Somebody stands between, and the one who asks may be anywhere. */
const FORWARDED = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/

/** Asked by a program on this machine, under a name of this machine, and by nobody in between. */
export function isFromOwnMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  return (
    LOOPBACK_PEER.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  )
}
