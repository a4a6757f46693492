// What the staff tells itself about a customer; nobody outside reads it but who asks for all that is known of them.
import { z } from 'zod'
import { IdSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

export const NoteSchema = z
  .object({ id: z.number(), words: z.string(), by: z.string(), at: z.string() })
  .meta({ id: 'StaffNote' })
export type StaffNote = z.output<typeof NoteSchema>

export const NoteWordsSchema = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .meta({ example: 'Calls rather than writes.' })
const NotesSchema = z.object({ items: z.array(NoteSchema) })
const writing = { method: 'POST', may: 'customer:manage', storeScoped: false, reply: NotesSchema } as const

export const addCustomerNote = defineCall({
  ...writing,
  id: 'staff.addCustomerNote',
  path: '/api/admin/customers/:id/notes',
  summary: 'Write a note about a customer; answers all of them, the latest first',
  params: z.object({ id: IdSchema }),
  body: z.strictObject({ words: NoteWordsSchema }),
})

export const removeCustomerNote = defineCall({
  ...writing,
  id: 'staff.removeCustomerNote',
  path: '/api/admin/customers/:id/notes/:note/remove',
  summary: 'Take a note about a customer away; answers those that are left',
  params: z.object({ id: IdSchema, note: IdSchema }),
})
