import { z } from 'zod'

/** What is left to do where no payment service is asked: a transfer, cash at the door, an invoice. */
export const PayInstructionSchema = z
  .object({
    kind: z.enum(['transfer', 'cash', 'invoice']),
    /** Major units. */
    amount: z.number(),
    to: z.object({ holder: z.string(), iban: z.string(), bic: z.string() }).nullable(),
    /** What the shop knows the money by. */
    reference: z.string().nullable(),
    /** The day a transfer is expected by. */
    until: z.string().nullable(),
    /** How long an invoice may be paid, from its date on. */
    days: z.number().nullable(),
    /** For a banking app, as a path of unit squares; euro only. */
    qr: z.object({ size: z.number(), path: z.string() }).nullable(),
  })
  .meta({ id: 'PayInstruction' })
export type PayInstruction = z.output<typeof PayInstructionSchema>
