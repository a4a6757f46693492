// What staff and the program have written, line by line, as those who own the shop read it.
import { PERMISSIONS } from '@vitrine/domain/access/permissions'
import { z } from 'zod'
import { IdSchema, moment, SearchTextSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'

const PersonSchema = z.object({ id: z.number(), name: z.string() })
const MomentSchema = moment().meta({ example: '2026-03-02T00:00:00.000Z' })
const FieldsSchema = z.record(z.string(), z.unknown()).nullable()

const AuditLineSchema = z
  .object({
    id: z.number(),
    at: z.string(),
    /** Null of what the program did by itself, or nobody who was signed in. */
    person: PersonSchema.nullable(),
    /** In whose name, where that is somebody else. */
    acting_for: PersonSchema.nullable(),
    /** The program's, where no person did it. */
    job: z.string().nullable(),
    /** By which right: what was done. */
    permission: z.string(),
    /** What was changed, and its key. */
    entity: z.string(),
    entity_id: z.string(),
    /** What people call it: an order's number, a person's name. */
    entity_name: z.string().nullable(),
    /** The fields that changed, as they were and as they are. */
    before: FieldsSchema,
    after: FieldsSchema,
    /** Null of the program, which acts in no store view. */
    store_code: z.string().nullable(),
  })
  .meta({ id: 'AuditLine' })
export type AuditLine = z.output<typeof AuditLineSchema>

export const listAuditLines = defineCall({
  id: 'audit.list',
  method: 'GET',
  path: '/api/admin/audit',
  may: 'audit:read',
  storeScoped: true,
  summary: 'What was written by staff and program in all stores, the newest first',
  query: z.object({
    /** Part of a person’s name or mail address, or the key of what was changed, whole. */
    q: SearchTextSchema,
    did: z.enum(PERMISSIONS).optional(),
    person: IdSchema.optional(),
    from: MomentSchema.optional(),
    until: MomentSchema.optional(),
    /** `next` of the page before. */
    before: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
    size: wholeNumber(1, 200).default(50),
  }),
  reply: z.object({
    items: z.array(AuditLineSchema),
    next: z.number().nullable(),
  }),
})

export const getAuditLine = defineCall({
  id: 'audit.line',
  method: 'GET',
  path: '/api/admin/audit/:id',
  may: 'audit:read',
  storeScoped: true,
  summary: 'A line of the audit',
  params: z.object({ id: IdSchema }),
  reply: AuditLineSchema,
})
