// What the staff sees of those who promote: how far everybody is, and what can be given to one of them.
import { LANES } from '@vitrine/domain/partner/products/lanes'
import { z } from 'zod'
import { IdSchema } from '../../atoms.ts'
import { defineCall } from '../../call.ts'

const staff = { method: 'GET', may: 'promo:assign', storeScoped: false } as const

const PartnerSchema = z
  .object({
    partner_id: z.int(),
    name: z.string(),
    handle: z.string(),
    /** How many pieces stand in each lane, sets left out. */
    lanes: z.record(z.enum(LANES), z.int()),
    /** What waits in the selection for the partner's word. */
    offered: z.int(),
  })
  .meta({ id: 'PartnerAtWork' })
export type PartnerAtWork = z.output<typeof PartnerSchema>

export const listPartners = defineCall({
  ...staff,
  id: 'partner.list',
  path: '/api/admin/partners',
  summary: 'Everybody who is a partner, by name, with how many pieces they have in each lane; at most 500',
  reply: z.object({ items: z.array(PartnerSchema) }),
})

const OrderSchema = z.object({
  number: z.string(),
  created_at: z.string(),
  pieces: z.array(z.object({ name: z.string(), qty: z.int() })),
  /** It is a promotional parcel already. */
  is_given: z.boolean(),
})

export const getPartner = defineCall({
  ...staff,
  id: 'partner.one',
  path: '/api/admin/partners/:id',
  summary:
    'A partner with the last orders of their account, any of which `assign_products` makes a promotional parcel',
  params: z.object({ id: IdSchema }),
  reply: PartnerSchema.extend({
    /** Whether the shop lets partners choose: else nobody sees what lies in the selection. */
    product_choose: z.boolean(),
    orders: z.array(OrderSchema),
  }).meta({ id: 'PartnerToGive' }),
})
