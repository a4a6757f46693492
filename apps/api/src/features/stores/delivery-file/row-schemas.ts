// What a line of the delivery file may say: text as somebody typed it in, values as the tables take them out.
import { toMinor } from '@vitrine/domain/money/money'
import { readHours } from '@vitrine/domain/pickup/opening-hours'
import { LANGUAGES, type Language, STORE_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'

const code = z.string().regex(/^[a-z0-9_]{1,40}$/, 'takes small letters, digits and _')
const zone = z.string().regex(/^[a-z0-9_]{1,20}$/, 'takes up to 20 small letters, digits and _')
const country = z.string().regex(/^[A-Z]{2}$/, 'is no code of a country, such as DE')
const store = z.enum(STORE_CODES, { error: `is no store: ${STORE_CODES.join(', ')}` })
const text = (max: number) => z.string().min(1, 'is missing').max(max, `is longer than ${max} characters`)
const whole = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'is no whole number')
    .transform(Number)
    .refine((count) => count <= max, `is more than ${max}`)
const amount = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'is no amount such as 4.90')
  .transform((major) => toMinor(Number(major)))
const orNone = <T extends z.ZodType>(schema: T) =>
  z
    .literal('')
    .transform(() => null)
    .or(schema) as z.ZodType<z.output<T> | null>

/** Words of the shop's own; where a cell is empty, its messages say it. */
const wordsFor = <Prefix extends string>(prefix: Prefix) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [`${prefix}_${language}`, z.string().max(80).default('')]),
  ) as Record<`${Prefix}_${Language}`, z.ZodDefault<z.ZodString>>

const way = { carrier: code, method: code }

/** By the first cell of a line. The order of the columns is that of an export. */
export const ROWS = {
  way: z.strictObject({
    ...way,
    position: whole(999),
    enabled: z.enum(['yes', 'no'], { error: 'is yes or no' }).transform((said) => said === 'yes'),
    ...wordsFor('title'),
    ...wordsFor('carrier_title'),
  }),
  country: z.strictObject({
    ...{ store, country, zone },
    duty: z.enum(['none', 'recipient'], { error: 'is none or recipient' }),
  }),
  postcode: z.strictObject({
    ...{ store, country },
    prefix: z.string().regex(/^[A-Z0-9]{1,10}$/, 'takes capitals and digits, without blanks'),
    /** Empty: nobody goes there. */
    zone: orNone(zone),
  }),
  rate: z
    .strictObject({
      ...{ store, zone, ...way },
      /** The heaviest parcel at this price; empty: any. */
      up_to_grams: orNone(whole(1_000_000).refine((grams) => grams > 0, 'is nothing')),
      price: amount,
      /** Empty: never. */
      free_from: orNone(amount),
      days_min: whole(365),
      days_max: whole(365),
    })
    .refine((rate) => rate.days_min <= rate.days_max, {
      path: ['days_max'],
      message: 'is less than days_min',
    }),
  point: z.strictObject({
    ...way,
    country,
    code: z.string().regex(/^[a-z0-9-]{1,60}$/, 'takes small letters, digits and hyphens'),
    name: text(80),
    street: text(120),
    postcode: text(20),
    city: text(80),
    hours: z
      .string()
      .refine((said) => readHours(said) !== undefined, 'reads like Mo-Fr 09:00-19:00; Sa 10:00-14:00'),
  }),
}

export type RowKind = keyof typeof ROWS
export type Row<Kind extends RowKind> = z.output<(typeof ROWS)[Kind]>
export type DeliveryFile = { [Kind in RowKind]: Row<Kind>[] }
export const ROW_KINDS = Object.keys(ROWS) as RowKind[]
