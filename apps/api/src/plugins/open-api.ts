// The contract as OpenAPI 3.1, straight from its schemas.
import type { Call } from '@vitrine/contract/call'
import { z } from 'zod'

type JsonSchema = { properties?: Record<string, unknown>; required?: string[]; [key: string]: unknown }

export function describeApi(calls: readonly Call[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call) }
  }
  return { openapi: '3.1.0', info: { title: 'Vitrine', version: '1' }, paths }
}

function describeCall(call: Call) {
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.id.split('.')[0]],
    'x-access': call.access,
    'x-store-scoped': call.storeScoped,
    parameters: [...describeParameters(call.params, 'path'), ...describeParameters(call.query, 'query')],
    ...(call.body && { requestBody: { required: true, content: jsonContent(schemaOf(call.body, 'input')) } }),
    responses: {
      200: { description: 'Done', content: jsonContent(describeReply(call)) },
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

function describeReply(call: Call) {
  const result = schemaOf(call.reply, 'output')
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

function jsonContent(schema: unknown) {
  return { 'application/json': { schema } }
}
