import type { ErrorReply } from './to-error-reply.ts'

/** A key names its field as most calls call it; some call it otherwise. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  phone: ['contact', 'username', 'email'],
  id: ['number'],
}

/** The field at fault as whoever asked has called it. */
export function nameField(reply: ErrorReply, body: unknown): ErrorReply {
  const { field } = reply.meta
  if (field === undefined || typeof body !== 'object' || body === null || Object.hasOwn(body, field))
    return reply
  const own = OTHER_NAMES[field]?.find((name) => Object.hasOwn(body, name))
  return own === undefined ? reply : { ...reply, meta: { ...reply.meta, field: own } }
}
