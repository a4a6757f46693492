// The contract as OpenAPI 3.1, straight from its schemas.
import type { Call } from '@vitrine/contract/call'
import { z } from 'zod'
import { askersOf, callDescription, TAGS } from './call-words.ts'
import { bodyExample, exampleOf } from './examples.ts'
import { HEADERS, headersOf } from './headers.ts'
import { ERROR_RESPONSES, ErrorSchema, errorsOf, MetaSchema } from './replies.ts'

type JsonSchema = {
  properties?: Record<string, unknown>
  required?: string[]
  $defs?: Record<string, JsonSchema>
  [key: string]: unknown
}
/** Schemas with a name of their own, told once. */
type Named = Record<string, JsonSchema>

export function describeApi(calls: readonly Call[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  const schemas: Named = {}
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call, schemas) }
  }
  const used = new Set(calls.map(tagOf))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '1',
      summary: 'An online fashion shop for several countries and languages',
      description: INTRODUCTION,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'This shop' }],
    tags: [...used].map((name) => ({ name, description: TAGS[name] ?? `Calls of ${name}` })),
    paths,
    components: {
      schemas: { ...schemas, Error: ErrorSchema, Meta: MetaSchema },
      parameters: HEADERS,
      responses: ERROR_RESPONSES,
      securitySchemes: SECURITY,
    },
  }
}

const INTRODUCTION = `Every answer is \`{"code", "result", "meta"}\`; the HTTP status equals \`code\`, 200 is the only success. Only \`/api/url/map\` answers bare.
Name the store view with the header \`x-vs-store-code\`. Refusals carry \`meta.errorCode\`, the \`field\` at fault and a \`message\` in the language of the store.`

const SECURITY = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The access token of a signed-in customer, or the key of a program',
  },
  queryToken: {
    type: 'apiKey',
    in: 'query',
    name: 'token',
    description: 'The same for old clients; the shop may refuse it by a setting',
  },
}
const SIGNED_IN = [{ bearer: [] }, { queryToken: [] }]

function securityOf(call: Call) {
  const askers = askersOf(call)
  if (askers === 'everyone') return []
  // Programs show their key, which stands in no address.
  if (tagOf(call) === 'office') return [{ bearer: [] }]
  return askers === 'signedIn' ? SIGNED_IN : [{}, ...SIGNED_IN]
}

function describeCall(call: Call, named: Named) {
  return {
    operationId: call.id,
    summary: call.summary,
    description: callDescription(call),
    tags: [tagOf(call)],
    'x-permission': call.may,
    'x-store-scoped': call.storeScoped,
    security: securityOf(call),
    parameters: parametersOf(call, named),
    ...(call.body && { requestBody: { required: true, content: bodyContent(call, call.body, named) } }),
    responses: {
      200: { description: 'Done', content: jsonContent(describeReply(call, named)) },
      ...errorsOf(call),
    },
  }
}

function tagOf({ id }: Call): string {
  return id.split('.')[0] ?? id
}

function describeReply(call: Call, named: Named) {
  const result = nameParts(schemaOf(call.reply, 'output'), named)
  if (call.raw) return result
  const meta = { $ref: '#/components/schemas/Meta' }
  return { type: 'object', required: ['code', 'result'], properties: { code: { const: 200 }, result, meta } }
}

function parametersOf(call: Call, named: Named) {
  return [
    ...describeParameters(call.params, 'path', named),
    ...describeParameters(call.query, 'query', named),
    ...headersOf(call),
  ]
}

const WORDS: Readonly<Record<string, string>> = {
  searchQuery: 'What is looked for, as JSON: see the schema SearchQuery',
  storeCode: 'The store view, where the header cannot be set',
  store: 'The same as `storeCode`',
  token: 'The access token; better sent as `Authorization: Bearer`',
  cartId: 'As `cart.create` answered it',
  skus: 'Up to a hundred, joined by commas',
  size: 'How many at most; -1 for as many as the cap of the type',
  from: 'How many to leave out',
  before: 'The last row one has: the list goes on behind it, whatever was added in front meanwhile',
  sort: '`field:asc` or `field:desc`, several joined by commas',
  _sourceInclude: 'Fields to answer, joined by commas; `*` for all, dots lead into a field',
  _sourceExclude: 'Fields to leave out; they win over the others',
  groupId: 'Accepted from old clients; prices do not depend on it',
  groupToken: 'Accepted from old clients; prices do not depend on it',
}

function describeParameters(schema: z.ZodType | undefined, place: 'path' | 'query', named: Named) {
  if (!schema) return []
  const { properties = {}, required = [] } = nameParts(schemaOf(schema, 'input'), named)
  return (
    Object.entries(properties)
      // The access token is told once for all; one that must come is something else, such as that of a link.
      .filter(([name]) => name !== 'token' || required.includes(name))
      .map(([name, inner]) => {
        const example = exampleOf(name, inner as object)
        return {
          name,
          in: place,
          required: place === 'path' || required.includes(name),
          ...(WORDS[name] && { description: WORDS[name] }),
          schema: inner,
          ...(example !== undefined && { example }),
        }
      })
  )
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: forTools })
  return rest as JsonSchema
}

/**
 * A record of known keys is told key by key: tools that only see names in `required` miss what they are. To who divides by
 * a fraction in floats, 8.8 is no multiple of 0.0001.
 */
function forTools({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (Number(jsonSchema.multipleOf) < 1) delete jsonSchema.multipleOf
  const { propertyNames, additionalProperties: value } = jsonSchema
  const keys = typeof propertyNames === 'object' ? propertyNames.enum : undefined
  if (!keys || typeof value !== 'object') return
  delete jsonSchema.propertyNames
  jsonSchema.properties = Object.fromEntries(keys.map((key) => [String(key), value]))
  jsonSchema.additionalProperties = false
}

/** A call that takes files is also spoken as a form. */
function bodyContent({ uploads }: Call, body: z.ZodType, named: Named) {
  const own = schemaOf(body, 'input')
  const schema = nameParts(own, named)
  const content = { 'application/json': { schema, example: bodyExample(own as object) } }
  if (!uploads) return content
  if (uploads.maxFiles === 0)
    return { ...content, 'application/x-www-form-urlencoded': { schema }, 'multipart/form-data': { schema } }
  const files = { type: 'array', maxItems: uploads.maxFiles, items: { type: 'string', format: 'binary' } }
  const form = { allOf: [schema, { type: 'object', properties: { [uploads.field]: files } }] }
  return { ...content, 'multipart/form-data': { schema: form } }
}

/** Moves the parts that have a name to where all calls find them. */
function nameParts({ $defs = {}, ...schema }: JsonSchema, named: Named): JsonSchema {
  const toComponents = (part: JsonSchema): JsonSchema =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/'))
  for (const [name, { id: _, ...part }] of Object.entries($defs)) named[name] = toComponents(part)
  const { id, ...own } = toComponents(schema)
  if (typeof id !== 'string') return own
  named[id] = own
  return { $ref: `#/components/schemas/${id}` }
}

function jsonContent(schema: unknown) {
  return { 'application/json': { schema } }
}
