import { z } from 'zod'

/** Whether what a schema reads has a field of this name. */
export function hasField(schema: unknown, name: string): boolean {
  if (schema instanceof z.ZodObject) return Object.hasOwn(schema.shape, name)
  if (schema instanceof z.ZodUnion) return schema.options.some((one) => hasField(one, name))
  if (schema instanceof z.ZodIntersection)
    return hasField(schema.def.left, name) || hasField(schema.def.right, name)
  if (schema instanceof z.ZodPipe) return hasField(schema.in, name)
  return isWrapped(schema) && hasField(schema.unwrap(), name)
}

/** Optional, nullable, with a default … */
function isWrapped(schema: unknown): schema is { unwrap(): unknown } {
  return schema instanceof z.ZodType && 'unwrap' in schema
}
