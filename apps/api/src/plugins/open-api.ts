// The contract as OpenAPI 3.1, straight from its schemas.
import type { Call } from '@vitrine/contract/call'
import { z } from 'zod'

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
  return { openapi: '3.1.0', info: { title: 'Vitrine', version: '1' }, paths, components: { schemas } }
}

function describeCall(call: Call, named: Named) {
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.id.split('.')[0]],
    'x-access': call.access,
    'x-store-scoped': call.storeScoped,
    parameters: [...describeParameters(call.params, 'path'), ...describeParameters(call.query, 'query')],
    ...(call.body && { requestBody: { required: true, content: bodyContent(call, call.body) } }),
    responses: {
      200: { description: 'Done', content: jsonContent(describeReply(call, named)) },
      default: { description: 'Refused or failed', content: jsonContent(ERROR_SCHEMA) },
    },
  }
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['code', 'result'],
  properties: {
    code: { type: 'integer', description: 'Equals the HTTP status' },
    result: { type: 'string', description: 'What to show, or a message key' },
    meta: { type: 'object', properties: { errorCode: { type: 'string' }, details: {} } },
  },
}

function describeReply(call: Call, named: Named) {
  const result = nameParts(schemaOf(call.reply, 'output'), named)
  if (call.raw) return result
  return { type: 'object', required: ['code', 'result'], properties: { code: { const: 200 }, result } }
}

function describeParameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema
}

/** A call that takes files is also spoken as a form. */
function bodyContent({ uploads }: Call, body: z.ZodType) {
  const schema = schemaOf(body, 'input')
  if (!uploads) return jsonContent(schema)
  const files = { type: 'array', maxItems: uploads.maxFiles, items: { type: 'string', format: 'binary' } }
  const form = { allOf: [schema, { type: 'object', properties: { [uploads.field]: files } }] }
  return { ...jsonContent(schema), 'multipart/form-data': { schema: form } }
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
