// What visitors did and how the shop felt to them, counted: nobody is followed.
import { VITAL_PAGES, VITALS } from '@vitrine/domain/visit/web-vitals'
import { z } from 'zod'
import { StoreCodeSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { SOLD_PERIODS } from './home.ts'

const reading = { may: 'order:manage', storeScoped: true, method: 'GET' } as const
const scope = { store: StoreCodeSchema }

const VisitsSchema = z
  .object({
    /** Since the period began; each visitor once a day and store. */
    visits: z.number(),
    /** Of those, who looked at a product. */
    products: z.number(),
    /** Carts something was put in. */
    carts: z.number(),
    orders: z.number(),
    /** Texts of the last 28 days nothing was found for, those most asked for first. */
    misses: z.array(z.object({ text: z.string(), store_code: z.string(), times: z.number() })),
  })
  .meta({ id: 'StaffVisits' })
export type StaffVisits = z.output<typeof VisitsSchema>

export const getVisits = defineCall({
  ...reading,
  id: 'staff.visits',
  path: '/api/admin/visits',
  summary: 'From visit to order, and what was searched for in vain; counted without cookies',
  query: z.object({ ...scope, period: z.enum(SOLD_PERIODS).default('month') }),
  reply: VisitsSchema,
})

const VitalSchema = z.object({
  metric: z.enum(VITALS),
  /** What three of four visitors stayed below: ms, but for CLS. */
  p75: z.number(),
  /** Whole percent, together a hundred. */
  good: z.number(),
  fair: z.number(),
  slow: z.number(),
})

const VitalsSchema = z
  .object({
    /** Pages that told how fast they were, in the last 28 days. */
    pages: z.number(),
    vitals: z.array(VitalSchema),
    /** The kind of page whose main picture comes last; null while too little was measured. */
    slowest: z
      .object({ page: z.enum(VITAL_PAGES), device: z.enum(['phone', 'desktop']), p75: z.number() })
      .nullable(),
  })
  .meta({ id: 'StaffVitals' })
export type StaffVitals = z.output<typeof VitalsSchema>

export const getVitals = defineCall({
  ...reading,
  id: 'staff.vitals',
  path: '/api/admin/web-vitals',
  summary: 'How fast pages were for real visitors of the last 28 days',
  reply: VitalsSchema,
})
