import { PERMISSIONS } from '@vitrine/domain/access/permissions'
import { z } from 'zod'

/** A customer, as they and the staff see them (api-shapes §1.8). */
export const UserSchema = z
  .object({
    id: z.number(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    firstname: z.string(),
    lastname: z.string(),
    photo: z.string().nullable(),
    city: z.string(),
    postcode: z.string(),
    country: z.string(),
    /** To be shown; what they may stands in `may`. */
    roles: z.array(z.string()),
    /** What they may do that no other customer may. */
    may: z.array(z.enum(PERMISSIONS)),
    /** Bonuses, in `account_currency`. */
    account: z.number(),
    account_currency: z.string(),
    group_id: z.number(),
    /** Who of the staff acts for them in this session, until when, and how long that is: a device's clock may be wrong. */
    impersonated_by: z
      .object({
        ...{ id: z.number(), name: z.string(), is_admin: z.boolean() },
        ...{ until: z.string(), seconds_left: z.number() },
      })
      .optional(),
    /** In answers to a sign-in only. */
    token: z.string().optional(),
    /** For who does not keep cookies. */
    refreshToken: z.string().optional(),
  })
  .meta({ id: 'User' })
export type User = z.output<typeof UserSchema>
