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
/** A number or its plain spelling, as addresses hold it. Coercing would read null, "", [] and true as numbers too. */
export function wholeNumber(min: number, max: number) {
  const given = z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/, 'must be a number')], {
    error: 'must be a number',
  })
  const whole = z.number().int('must be a whole number').min(min).max(max)
  return given.transform(Number).pipe(whole).meta({ minimum: min, maximum: max })
}
export const IdSchema = wholeNumber(1, Number.MAX_SAFE_INTEGER)
export const QtySchema = wholeNumber(0, 10_000)
export const CountrySchema = z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code')
export const EmailSchema = z.email().max(254)
export const NameSchema = z.string().trim().min(1).max(100).regex(/\p{L}/u, 'needs at least one letter')
export const LineSchema = z.string().trim().max(200)
/** 128-bit hex token or a customer cart's number. */
export const CartIdSchema = z.string().regex(/^([0-9a-f]{32}|[0-9]{1,15})$/, 'is not a cart id')
export const GuestCartIdSchema = z.string().regex(/^[0-9a-f]{32}$/, 'is not a guest cart id')
/** For old clients; ours send `Authorization: Bearer`. Never more than an access token. */
export const TokenSchema = z.string().max(2_000).optional()
export const StoreCodeSchema = z.string().max(20).optional()
export const JsonRecordSchema = z.record(z.string().max(100), z.unknown())
