// Gift cards as the staff sees them: what is on them, and taking one back.
import { REASON_LENGTH } from '@vitrine/domain/access/reason'
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { IdSchema, SearchTextSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { CursorSchema } from './list-cursor.ts'

export const GIFT_CARD_LISTS = ['live', 'spent', 'void', 'waiting', 'all'] as const
export type GiftCardListName = (typeof GIFT_CARD_LISTS)[number]
export const GIFT_CARD_SORTS = ['worth', '-worth', 'left', '-left', 'ends', '-ends'] as const
export type GiftCardSort = Exclude<(typeof GIFT_CARD_SORTS)[number], `-${string}`>

const StaffGiftCardSchema = z
  .object({
    id: z.number(),
    /** The last four signs; null until it is sent. */
    code_end: z.string().nullable(),
    recipient: z.string(),
    email: z.string(),
    value: z.number(),
    balance: z.number(),
    currency: z.string(),
    order: z.object({ id: z.number(), number: z.string(), store_code: z.enum(STORE_CODES) }),
    issued_at: z.string().nullable(),
    /** The last second of a day by the calendar of the order's store. */
    expires_at: z.string().nullable(),
    voided_at: z.string().nullable(),
    /** By hand: who did it, and why. Null where its order was undone. */
    voided_by: z.string().nullable(),
    void_reason: z.string(),
  })
  .meta({ id: 'StaffGiftCard' })
export type StaffGiftCard = z.output<typeof StaffGiftCardSchema>

const manage = { may: 'commerce:change', storeScoped: false } as const

export const listGiftCards = defineCall({
  ...manage,
  id: 'staff.giftCards',
  method: 'GET',
  path: '/api/admin/gift-cards',
  summary: 'Gift cards, the latest first or as `sort` says; `counts` says how many stand in each view',
  query: z.object({
    view: z.enum(GIFT_CARD_LISTS).default('live'),
    /** The end of a code, a mailbox, an order's number. */
    q: SearchTextSchema,
    sort: z.enum(GIFT_CARD_SORTS).optional(),
    /** `next` of the page before, in the same order. */
    before: CursorSchema.optional(),
    size: wholeNumber(1, 100).default(50),
  }),
  reply: z.object({
    items: z.array(StaffGiftCardSchema),
    counts: z.record(z.enum(GIFT_CARD_LISTS), z.number()),
    next: CursorSchema.nullable(),
  }),
})

export const getGiftCard = defineCall({
  ...manage,
  id: 'staff.giftCard',
  method: 'GET',
  path: '/api/admin/gift-cards/:id',
  summary: 'A gift card, in whichever view it stands',
  params: z.object({ id: IdSchema }),
  reply: StaffGiftCardSchema,
})

export const voidGiftCard = defineCall({
  ...manage,
  id: 'staff.voidGiftCard',
  method: 'POST',
  path: '/api/admin/gift-cards/:id/void',
  summary:
    'Take a gift card back with all that is left on it, for good; 409 where it is void, or not issued yet',
  params: z.object({ id: IdSchema }),
  body: z.strictObject({
    reason: z
      .string()
      .trim()
      .min(REASON_LENGTH.least)
      .max(REASON_LENGTH.most)
      .meta({ example: 'The letter was stolen' }),
    /** What was seen on it: of less, because somebody spent meanwhile, one is told first. */
    balance: z.number().min(0).max(1_000_000),
  }),
  reply: StaffGiftCardSchema,
})
