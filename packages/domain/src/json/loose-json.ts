// JSON somebody else has written: what is not as expected is read as nothing.

export type JsonObject = Record<string, unknown>

/** A list is none. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectIn = (value: unknown): JsonObject => (isJsonObject(value) ? value : {})

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
