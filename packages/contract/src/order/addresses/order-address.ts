import { z } from 'zod'
import {
  CountrySchema,
  EmailSchema,
  LineSchema,
  NameSchema,
  oneLine,
  orNull,
  wholeNumber,
} from '../../atoms.ts'
import { methodClaims } from '../order-claims.ts'

export const AddressSchema = z.object({
  firstname: NameSchema,
  lastname: NameSchema,
  street: z
    .array(LineSchema)
    .min(1)
    .max(3)
    .refine((lines) => (lines[0] ?? '') !== '', 'needs a street'),
  /** Where a country writes it beside the city. */
  district: orNull(LineSchema.optional()),
  city: oneLine(100, 1),
  /** Its form is the country's, and some have none. */
  postcode: orNull(oneLine(20).default('')),
  country_id: CountrySchema,
  region: orNull(LineSchema.default('')),
  region_id: orNull(wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0)),
  region_code: orNull(oneLine(10).default('')),
  telephone: orNull(oneLine(40).default('')),
  email: EmailSchema,
  company: orNull(LineSchema.default('')),
  vat_id: orNull(oneLine(40).default('')),
})
export type OrderAddress = z.output<typeof AddressSchema>

const EXAMPLE = {
  ...{ firstname: 'Ada', lastname: 'Byron', street: ['5 Spring Street'], city: 'New York' },
  ...{ postcode: '10001', country_id: 'US', email: 'ada@example.com' },
}
/** Where an order goes, who pays for it, and how. */
export const AddressInformationSchema = z
  .object({
    shippingAddress: orNull(AddressSchema.optional()),
    /** Its e-mail is that of the parcel's where it names none: the bill of a client may be without. */
    billingAddress: AddressSchema.extend({ email: orNull(EmailSchema.optional()) }),
    shipping_method_code: orNull(z.string().max(40).default('')),
    shipping_carrier_code: orNull(z.string().max(40).default('')),
    payment_method_code: z.string().min(1).max(40),
    ...methodClaims,
  })
  .transform(({ billingAddress, ...rest }, { issues }) => {
    const email = billingAddress.email ?? rest.shippingAddress?.email ?? ''
    if (email === '')
      issues.push({
        ...{ code: 'invalid_type', expected: 'string', input: undefined },
        path: ['billingAddress', 'email'],
      })
    return { ...rest, billingAddress: { ...billingAddress, email } }
  })
  .meta({
    example: {
      ...{ shippingAddress: EXAMPLE, billingAddress: EXAMPLE, payment_method_code: 'invoice' },
      ...{ shipping_carrier_code: 'courier', shipping_method_code: 'door' },
    },
  })
