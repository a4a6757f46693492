// Who works in the shop: their roles, how they prove themselves, where they are signed in.
import { z } from 'zod'
import { ContactSchema, IdSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

/** Roles that are given here; partners come by their agreement. */
export const GIVEN_ROLES = ['admin', 'manager', 'vip'] as const
export type GivenRole = (typeof GIVEN_ROLES)[number]
export const FACTORS = ['app', 'passkey', 'none'] as const

const StaffMemberSchema = z
  .object({
    id: z.number(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    roles: z.array(z.string()),
    /** What they prove themselves by besides the code. */
    factor: z.enum(FACTORS),
    sessions: z.array(
      z.object({
        id: z.number(),
        device: z.string(),
        country: z.string(),
        last_used_at: z.string(),
        is_current: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'StaffMember' })
export type StaffMember = z.output<typeof StaffMemberSchema>

const RoleRowSchema = z.object({
  role: z.enum(['admin', 'manager', 'blogger', 'vip', 'customer']),
  people: z.number(),
  /** Everybody's, or their own alone; what is not in it is denied. */
  may: z.record(z.string(), z.enum(['own', 'any'])),
})
export type RoleRow = z.output<typeof RoleRowSchema>

const StaffSchema = z.object({ items: z.array(StaffMemberSchema), roles: z.array(RoleRowSchema) })
const ofStaff = { may: 'role:grant', storeScoped: true, reply: StaffSchema } as const

export const listStaff = defineCall({
  ...ofStaff,
  id: 'staff.people',
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'Everybody with a role of the staff, where they are signed in, and how they prove themselves',
})

export const inviteStaff = defineCall({
  ...ofStaff,
  id: 'staff.invite',
  method: 'POST',
  path: '/api/admin/staff',
  summary:
    'Give a role to whoever is reached by this contact, known to the shop or not; a letter tells them, and a role of the staff signs them out',
  body: z.strictObject({
    contact: ContactSchema.min(3).meta({ example: 'ada@example.com' }),
    role: z.enum(GIVEN_ROLES),
  }),
})

const params = z.object({ id: IdSchema })

export const changeRole = defineCall({
  ...ofStaff,
  id: 'staff.changeRole',
  method: 'POST',
  path: '/api/admin/staff/:id/roles',
  summary: 'Give or take a role; 409 where it would leave the shop without an admin',
  params,
  body: z.strictObject({ role: z.enum(GIVEN_ROLES), on: z.boolean() }),
})

export const resetStaffFactor = defineCall({
  ...ofStaff,
  id: 'staff.resetFactor',
  method: 'POST',
  path: '/api/admin/staff/:id/second-factor/reset',
  may: 'credential:reset',
  summary:
    'For who has lost the device: app, recovery codes, passkeys and sessions go; the next sign-in sets up anew. Not one’s own',
  params,
})

export const endStaffSession = defineCall({
  ...ofStaff,
  id: 'staff.endSession',
  method: 'POST',
  path: '/api/admin/staff/:id/sessions/:session/end',
  summary: 'Sign somebody of the staff out on one device; 404 for a session that is over or another’s',
  params: params.extend({ session: IdSchema }),
})
