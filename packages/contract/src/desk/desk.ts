// What somebody of the shop's people finds at their desk: which rooms open for them, and where somebody waits.
import { PERMISSIONS } from '@vitrine/domain/access/permissions'
import { z } from 'zod'
import { wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'

/** Where a view belongs, and what it narrows the list by, as they stand in the address. */
const RoomSchema = z
  .string()
  .regex(/^\/admin(\/[a-z-]{1,30}){0,2}$/)
  .meta({ example: '/admin/orders' })
const NameSchema = z.string().trim().min(1).max(40).meta({ example: 'To pack today' })
const SearchSchema = z
  .string()
  .regex(/^[^\s#?]{1,500}$/)
  .meta({ example: 'view=paid&store=de' })

const ViewsSchema = z
  .array(z.object({ id: z.number(), room: z.string(), name: z.string(), search: z.string() }))
  .meta({ id: 'StaffViews' })
export type StaffView = z.output<typeof ViewsSchema>[number]

const DeskSchema = z
  .object({
    name: z.string(),
    /** What may be done by whoever asks; a room that needs more is not shown, and would not open. */
    may: z.array(z.enum(PERMISSIONS)),
    /** How many wait in a room; none of a room that is closed. */
    counts: z.record(z.string(), z.number()),
    /** Lists as whoever asks has kept them, in their order. */
    views: ViewsSchema,
  })
  .meta({ id: 'StaffDesk' })
export type StaffDesk = z.output<typeof DeskSchema>

export const getDesk = defineCall({
  id: 'staff.desk',
  method: 'GET',
  path: '/api/admin/desk',
  may: 'account:read',
  storeScoped: true,
  summary: 'What whoever is signed in may do, and how much waits for them in each room',
  reply: DeskSchema,
})

export const MAX_VIEWS = 50

/** So many are counted in a view, and no more: beyond, it is enough to know that there are more. */
export const MOST_COUNTED = 999

export const countViews = defineCall({
  id: 'staff.countViews',
  method: 'GET',
  path: '/api/admin/views/counts',
  may: 'order:manage',
  storeScoped: true,
  summary:
    'How many stand in each of one’s own views of a room now; none where its list is not counted or not open',
  query: z.object({ room: RoomSchema }),
  reply: z.object({
    /** By the view; `is_more`: so many and more. */
    items: z.array(z.object({ id: z.number(), count: z.number(), is_more: z.boolean() })),
  }),
})

export const saveView = defineCall({
  id: 'staff.saveView',
  method: 'POST',
  path: '/api/admin/views',
  may: 'order:manage',
  storeScoped: false,
  summary: 'Keep a list as it is narrowed now, under a name; one of that name in that room is replaced',
  body: z.strictObject({ room: RoomSchema, name: NameSchema, search: SearchSchema }),
  reply: ViewsSchema,
})

export const removeView = defineCall({
  id: 'staff.removeView',
  method: 'DELETE',
  path: '/api/admin/views/:id',
  may: 'order:manage',
  storeScoped: false,
  summary: 'Keep a view of one’s own no longer',
  params: z.object({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  reply: ViewsSchema,
})
