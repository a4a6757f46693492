// What stands beside a result, and what a refusal looks like.
import type { Call } from '@vitrine/contract/call'
import { ERROR_CODES } from '#api/errors.ts'
import { CONFLICT_CAUSES } from '#api/refusal/conflicts.ts'
import { askersOf } from './call-words.ts'

export const MetaSchema = {
  type: 'object',
  description: 'What an answer says beside its result',
  properties: {
    refreshToken: { type: 'string', description: 'Replaces the one just used; the old one is spent' },
    cart: {
      type: 'object',
      description: 'Which state of which cart the answer belongs to',
      required: ['id', 'version', 'hash'],
      properties: {
        id: { type: 'string' },
        version: { type: 'integer', description: 'Rises with every change' },
        hash: { type: 'string', description: 'Equal hash, equal lines' },
      },
    },
    notices: {
      type: 'array',
      description: 'What the server changed by itself in a cart',
      items: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } },
    },
  },
}

/** A fault of a form as clients of the specification read it (api-shapes §0.2). */
const ListedProblemSchema = {
  type: 'object',
  required: ['keyword', 'dataPath', 'schemaPath', 'params', 'message'],
  properties: {
    keyword: { type: 'string' },
    dataPath: { type: 'string', description: 'The field at fault, as `.customer.password`' },
    schemaPath: { type: 'string' },
    params: { type: 'object' },
    message: { type: 'string' },
  },
}

export const ErrorSchema = {
  type: 'object',
  required: ['code', 'result', 'meta'],
  properties: {
    code: { type: 'integer', description: 'Equals the HTTP status' },
    result: {
      description:
        'What to show, or a message key; of a password that is refused, that sentence within an object or a list',
      anyOf: [
        { type: 'string' },
        { type: 'object', required: ['errorMessage'], properties: { errorMessage: { type: 'string' } } },
        { type: 'array', items: ListedProblemSchema },
      ],
    },
    meta: {
      type: 'object',
      required: ['errorCode', 'message'],
      properties: {
        errorCode: { type: 'string', enum: [...ERROR_CODES, ...CONFLICT_CAUSES] },
        field: { type: 'string', description: 'The field at fault, as `cartItem.qty`' },
        message: { type: 'string', description: 'A sentence in the language of the store' },
        retryAfter: { type: 'integer', description: 'Seconds until it is worth asking again' },
        qty: { type: 'integer', description: 'Of `NOT_ENOUGH`: how many there are' },
        details: { description: 'Of `VALIDATION`: every field with its key, message and figures' },
      },
    },
  },
}

const RETRY_AFTER = {
  description: 'Seconds until it is worth asking again',
  schema: { type: 'integer' },
}
const refused = (description: string, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

export const ERROR_RESPONSES = {
  Invalid: refused('Something in the request is not right; `meta.field` says what'),
  Unauthorized: refused('The token is missing, has expired or is none of ours'),
  Denied: refused('Signed in, but not allowed'),
  NotFound: refused('What is asked for does not exist'),
  Conflict: refused('Done already, sold out, or changed meanwhile'),
  TooSlow: refused('The request took too long to arrive; send it again'),
  TooLarge: refused('What was sent is larger than this call takes'),
  WrongType: refused(
    'What was sent is neither JSON nor, where the call takes one, a form; or it is compressed',
  ),
  KeyReused: refused('The id stands for another request already'),
  TooMany: refused('Asked too often', { 'retry-after': RETRY_AFTER }),
  Failed: refused('A fault of the shop'),
  Unavailable: refused('The shop cannot answer right now', { 'retry-after': RETRY_AFTER }),
}

type Name = keyof typeof ERROR_RESPONSES
const BY_STATUS: Readonly<Record<number, Name>> = {
  400: 'Invalid',
  401: 'Unauthorized',
  403: 'Denied',
  404: 'NotFound',
  408: 'TooSlow',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'WrongType',
  422: 'KeyReused',
  429: 'TooMany',
  500: 'Failed',
  503: 'Unavailable',
}

/** What does something refuses whose proof is wrong, and what was overtaken, also where no token is read. */
export function errorsOf(call: Call): Record<string, { $ref: string }> {
  const statuses = [400, 404, 429, 500, 503]
  const askers = askersOf(call)
  const acts = call.method !== 'GET' || call.ownPagesOnly
  if (acts || askers !== 'everyone') statuses.push(401)
  if (acts || askers === 'signedIn' || askers === 'alike') statuses.push(403)
  if (acts) statuses.push(409)
  if (call.method !== 'GET') statuses.push(408, 413, 415, 422)
  return Object.fromEntries(
    statuses
      .toSorted((a, b) => a - b)
      .map((status) => [status, { $ref: `#/components/responses/${BY_STATUS[status]}` }]),
  )
}
