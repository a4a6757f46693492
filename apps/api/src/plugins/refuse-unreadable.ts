import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { unreadableProblem } from '#api/refusal/unreadable.ts'

type ReadError = Error & { code: string }

const STATUS_BY_CODE: Record<string, 408 | 431> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}
const ANSWER_BY_STATUS = {
  400: { result: 'The request could not be read.', errorCode: 'BAD_REQUEST' },
  408: { result: 'The request took too long to arrive.', errorCode: 'REQUEST_TIMEOUT' },
  431: { result: 'The address or the headers are too long.', errorCode: 'HEADERS_TOO_LARGE' },
}

/** The line ended before what was announced had come. */
const CUT_OFF = 'HPE_INVALID_EOF_STATE'
const SHORT = unreadableProblem('body', 'ended before all of it had come')

/** What never became a request, such as an address of 20 kB, gets the envelope of every other refusal. */
export function refuseUnreadable({ code }: ReadError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return
  const status = STATUS_BY_CODE[code] ?? 400
  const { result, errorCode } = ANSWER_BY_STATUS[status]
  const meta = { errorCode, message: result, ...(code === CUT_OFF && { field: 'body', details: [SHORT] }) }
  const body = JSON.stringify({ code: status, result, meta })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-cache, no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
