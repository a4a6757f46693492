import type { FastifyInstance } from 'fastify'
import { invalidInput, type ShopError } from '#api/errors.ts'
import { unreadable } from '#api/refusal/unreadable.ts'
import { MAX_FIELDS } from '#api/routing/forms/plain-fields.ts'

/** A form without files, as programs send one by `URLSearchParams`: read as a form with files is, only from other bytes. */
export class FormFields {
  readonly values: Record<string, { value: string }[]>

  constructor(values: Record<string, { value: string }[]>) {
    this.values = values
  }
}

export function acceptFields(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    const fields = [...new URLSearchParams(String(body))]
    const fault = faultOf(fields)
    if (fault) done(fault)
    else done(null, new FormFields(grouped(fields)))
  })
}

type Fields = readonly (readonly [name: string, value: string])[]

function faultOf(fields: Fields): ShopError | undefined {
  if (fields.length > MAX_FIELDS)
    return invalidInput([
      {
        path: 'form',
        key: 'TOO_MANY',
        params: { limit: MAX_FIELDS },
        message: `holds more than ${MAX_FIELDS}`,
      },
    ])
  return fields.some(([name]) => name in {}) ? unreadable('form', 'names what no form holds') : undefined
}

function grouped(fields: Fields): FormFields['values'] {
  const values: FormFields['values'] = {}
  for (const [name, value] of fields) {
    values[name] ??= []
    values[name].push({ value })
  }
  return values
}
