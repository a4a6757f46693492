// Small shared schemas with their limits.
import { z } from 'zod'

export const SkuSchema = z.string().min(1).max(64)
export const SkuListSchema = z
  .string()
  .min(1)
  .max(8_000)
  .transform((list) =>
    list
      .split(',')
      .map((sku) => sku.trim())
      .filter(Boolean),
  )
  .pipe(z.array(SkuSchema).min(1).max(100))
export const QtySchema = z.coerce.number().int('must be a whole number').min(0).max(10_000)
export const CountrySchema = z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code')
export const EmailSchema = z.email().max(254)
export const NameSchema = z.string().trim().min(1).max(100).regex(/\p{L}/u, 'needs at least one letter')
export const LineSchema = z.string().trim().max(200)
/** 128-bit hex token or a customer cart's number. */
export const CartIdSchema = z.string().regex(/^([0-9a-f]{32}|[0-9]{1,15})$/, 'is not a cart id')
export const JsonRecordSchema = z.record(z.string().max(100), z.unknown())
