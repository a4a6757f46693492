// Small shared schemas with their limits.

import { MAX_QUANTITY } from '@vitrine/domain/cart/to-quantity'
import { MAX_SKU_LENGTH } from '@vitrine/domain/catalog/editing/product-limits'
import { asciiMailbox } from '@vitrine/domain/contact/ascii-mailbox'
import { EMAIL_PATTERN, MAX_EMAIL_LENGTH } from '@vitrine/domain/contact/email'
import { stripInvisible } from '@vitrine/domain/contact/strip-invisible'
import { CURRENCY_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'

type OrNull<S extends z.ZodType> = z.ZodPipe<z.ZodOptional<z.ZodNullable<S>>, S>
/** Of a body, where null says as little as a field that is left out: programs write the one or the other. */
export function orNull<S extends z.ZodType>(schema: S): OrNull<S> {
  const given = schema.nullish().transform((value) => value ?? undefined)
  return z.pipe(given as z.ZodType, schema as z.ZodType) as unknown as OrNull<S>
}
export const SkuSchema = z.string().min(1).max(MAX_SKU_LENGTH)
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
/** What an integer column holds. */
export const MAX_INTEGER = 2_147_483_647
/** Of a table with such a column for its key. */
export const SmallIdSchema = wholeNumber(1, MAX_INTEGER)
/** Of what was seen when it was changed: a text of all it was. */
export const VersionSchema = z.string().min(1).max(64).meta({ example: '0123456789abcdef0123456789abcdef' })
/** Of a draft, counted up; 0 before there was one. */
export const DraftVersionSchema = wholeNumber(0, MAX_INTEGER)
/** Of what shoppers see; 0 before anything was published. */
export const PublishedVersionSchema = wholeNumber(0, Number.MAX_SAFE_INTEGER)
/** Of a page, a block or news, as addresses have it. */
export const IdentifierSchema = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,99}$/, 'is not an identifier')
/** No order, payment or refund comes to more, in major units. */
export const MAX_AMOUNT = 1e12
/** The last row one has of a list: it goes on behind that, whatever was added in front meanwhile; `from` counts from there. */
export const BeforeSchema = IdSchema.optional()
export const QtySchema = wholeNumber(0, MAX_QUANTITY)
/** As the database can hold it, which knows no year 0. */
export const moment = (form: Parameters<typeof z.iso.datetime>[0] = {}) =>
  z.iso.datetime(form).refine((text) => !text.startsWith('0000'), 'is before the first year')
export const CountrySchema = z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code')
/** A pattern, not an enumeration: what is written of orders is told as text. */
export const CurrencySchema = z
  .string()
  .regex(new RegExp(`^(${CURRENCY_CODES.join('|')})$`), `must be one of ${CURRENCY_CODES.join(', ')}`)
/** Before anything compares it: one mailbox, however its domain is written. */
const ContactTextSchema = z
  .string()
  .overwrite(stripInvisible)
  .trim()
  .max(MAX_EMAIL_LENGTH)
  .overwrite(asciiMailbox)
  .max(MAX_EMAIL_LENGTH)
/** Keyboards that complete an address put a blank behind it. */
export const EmailSchema = ContactTextSchema.check(z.email({ pattern: EMAIL_PATTERN }))
/** Nothing that could begin a line of its own in a mail, a file or on a parcel. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u
export const oneLine = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .regex(ONE_LINE, 'is more than one line')
    .overwrite(stripInvisible)
    .trim()
    .min(min)
    .max(max)
/** Told as a rule of its own: clients are generated from one pattern a field. */
export const NameSchema = oneLine(100, 1).refine((name) => /\p{L}/u.test(name), 'needs at least one letter')
export const LineSchema = oneLine(200)
/** 128-bit hex token or a customer cart's number. */
export const CartIdSchema = z.string().regex(/^([0-9a-f]{32}|[0-9]{1,15})$/, 'is not a cart id')
/** In a body a customer's may come as the number it is (api-shapes §0.4). */
export const GivenCartIdSchema = z.union([z.string(), z.int()]).transform(String).pipe(CartIdSchema)
export const GuestCartIdSchema = z.string().regex(/^[0-9a-f]{32}$/, 'is not a guest cart id')
/** What calls name an order by: its id, its number, or the id its client made. */
export const OrderIdSchema = z.string().regex(/^[A-Za-z0-9._-]{1,100}$/)
/** Long enough to be nobody else's by chance, and written the same in a header, an address and a file's name. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9._-]{8,100}$/
export const IdempotencyKeySchema = z.string().regex(IDEMPOTENCY_KEY)
/** For old clients; ours send `Authorization: Bearer`. Never more than an access token. */
export const TokenSchema = z.string().max(2_000).optional()
export const StoreCodeSchema = z.string().max(20).optional()
/** The key an order is opened with by whoever holds it, without an account. */
export const OrderKeySchema = z.string().max(200).optional()
export const OrderKeyQuerySchema = z.object({ key: OrderKeySchema, storeCode: StoreCodeSchema })
/** An e-mail address or a phone number, as it was typed; to sign in by nothing has a refusal of its own. */
export const TypedContactSchema = ContactTextSchema
export const ContactSchema = ContactTextSchema.min(1)
/** What a list of the staff is searched for. */
export const SearchTextSchema = z.string().trim().max(100).default('')
/** Only what may be promoted; whoever may see pieces for partners only finds them among it. */
export const PromoSchema = z.literal('true').optional()
/** Of a page somebody posts at: what stands before an `@` looks like its host and is none. */
export const WebAddressSchema = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(300)
  .refine((address) => !/^https:\/\/[^/?#]*@/i.test(address), 'names a user before its host')
