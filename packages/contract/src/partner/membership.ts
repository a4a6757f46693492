// Becoming a partner: a customer asks, the staff decides, the partner agrees. What partners agree to and look up.
import { z } from 'zod'
import { IdSchema, oneLine, TokenSchema, WebAddressSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

const mine = { storeScoped: true, query: z.object({ token: TokenSchema }) } as const
/** A name where somebody posts, with or without its @. */
const HandleSchema = z
  .string()
  .trim()
  .regex(/^@?[\p{L}\p{N}._-]{1,59}$/u, 'is not the name of an account')
  .transform((handle) => handle.replace(/^@/, ''))

const MembershipSchema = z
  .object({
    /** `partner` once the staff has said yes; `ended` since it took that back, until one asks anew. */
    state: z.enum(['none', 'waiting', 'refused', 'partner', 'ended']),
    /** What the staff says with a no, or with the end; else empty. */
    reason: z.string(),
    /** Their own, as the account knows it; may be empty. */
    name: z.string(),
    handle: z.string(),
    since: z.string().nullable(),
    /** Since when one is no partner any more, whatever was asked for since; what was earned until then is still paid. */
    ended_at: z.string().nullable(),
    /** Whether the shop lets partners choose what they promote. */
    product_choose: z.boolean(),
    /** Articles of the guide; none, no guide. */
    instructions_count: z.int(),
    /** Whether they want to be told of pieces that wait for photos. */
    show_attention_photo_modal: z.boolean(),
    has_blogger_user_agreement: z.boolean(),
    has_blogger_privacy_policy: z.boolean(),
    agreement: z.object({
      /** Of the wording that counts today. */
      version: z.string(),
      /** When this wording was agreed to. */
      accepted_at: z.string().nullable(),
    }),
  })
  .meta({ id: 'PartnerMembership' })
export type Membership = z.output<typeof MembershipSchema>

export const getMembership = defineCall({
  ...mine,
  id: 'partner.me',
  method: 'GET',
  path: '/api/partner/me',
  may: 'account:read',
  summary: 'How far one is with becoming a partner',
  reply: MembershipSchema,
})

export const applyAsPartner = defineCall({
  ...mine,
  id: 'partner.apply',
  method: 'POST',
  path: '/api/partner/apply',
  may: 'account:change',
  summary: 'Ask to become a partner; 409 while the last question waits, and for who is one already',
  body: z
    .strictObject({
      handle: HandleSchema,
      /** Where one posts. */
      link: WebAddressSchema,
      about: z.string().trim().min(20).max(1_000),
    })
    .meta({
      example: {
        handle: 'mila.sorel',
        link: 'https://example.com/mila.sorel',
        about: 'I photograph knitwear in daylight.',
      },
    }),
  reply: MembershipSchema,
})

export const acceptAgreement = defineCall({
  ...mine,
  id: 'partner.accept',
  method: 'POST',
  path: '/api/partner/agreement',
  may: 'partner:agree',
  summary: 'Agree to the wording of this version; 409 where it is no longer the one that counts',
  body: z.strictObject({ version: z.string().min(1).max(40) }),
  reply: MembershipSchema,
})

const ApplicationSchema = z
  .object({
    id: z.number(),
    name: z.string(),
    contact: z.string(),
    handle: z.string(),
    link: z.string(),
    about: z.string(),
    store: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'PartnerApplication' })
export type PartnerApplication = z.output<typeof ApplicationSchema>

export const listApplications = defineCall({
  id: 'partner.applications',
  method: 'GET',
  path: '/api/admin/partner-applications',
  may: 'partner:approve',
  storeScoped: false,
  summary: 'Who waits to become a partner, oldest first, at most 200',
  reply: z.object({ items: z.array(ApplicationSchema) }),
})

export const decideApplication = defineCall({
  id: 'partner.decide',
  method: 'POST',
  path: '/api/admin/partner-applications/:id/decide',
  may: 'partner:approve',
  storeScoped: false,
  summary: 'Say yes or no; a yes makes a partner at once. 409 where somebody has decided already',
  params: z.object({ id: IdSchema }),
  body: z
    .strictObject({ approve: z.boolean(), reason: oneLine(300).default('') })
    .refine(({ approve, reason }) => approve || reason !== '', {
      error: 'is missing for a no',
      path: ['reason'],
    })
    .meta({ example: { approve: false, reason: 'We look for people who show knitwear.' } }),
  reply: z.object({ state: z.enum(['approved', 'refused']) }),
})
