// Where an order stands, as its page and the list of one’s orders show it.
import type { OrderProgress } from '@vitrine/domain/order/progress/order-progress'
import { isTrackingLink, TRACKING_MOST } from '@vitrine/domain/order/progress/tracking'
import { z } from 'zod'

const StageSchema = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
])

export const OrderProgressSchema: z.ZodType<OrderProgress> = z
  .object({
    stage: StageSchema,
    canceled: z.boolean(),
    returned: z.boolean(),
    /** Only for partners and admins. */
    cancel_reason: z.string().nullable(),
    /** The steps taken, each with the moment it was first reached. */
    steps: z.array(z.object({ stage: StageSchema, at: z.string() })),
    /** When it is there at the latest; null where nothing is sent. */
    expected: z.string().nullable(),
    /** Whether it is to be fetched from a pick-up point. */
    fetched: z.boolean(),
    /** Whether there is a parcel at all; files and gift cards come by e-mail. */
    carried: z.boolean().optional(),
    tracking: z
      .object({ carrier: z.string().optional(), number: z.string(), link: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'OrderProgress' })

/** Where a parcel is asked for. */
export const TrackingSchema = z.object({
  carrier: z.string().trim().min(1).max(TRACKING_MOST.carrier),
  number: z.string().trim().min(1).max(TRACKING_MOST.number),
  link: z.string().refine(isTrackingLink, 'must be an https address').optional(),
})
export type Tracking = z.output<typeof TrackingSchema>
