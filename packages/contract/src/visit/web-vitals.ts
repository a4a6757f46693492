import { MAX_VITAL, VITAL_PAGES, VITALS } from '@vitrine/domain/visit/web-vitals'
import { z } from 'zod'
import { defineCall } from '../call.ts'

const measures = Object.fromEntries(
  VITALS.map((vital) => [vital, z.number().min(0).max(MAX_VITAL[vital]).optional()]),
)

export const reportVitals = defineCall({
  id: 'visit.vitals',
  method: 'POST',
  path: '/api/web-vitals',
  may: 'page:read',
  anonymous: true,
  storeScoped: false,
  summary: 'How fast a page was in a browser: ms, but for CLS; counted, not kept. The answer says nothing',
  maxBodyBytes: 2_048,
  body: z
    .strictObject({
      page: z.enum(VITAL_PAGES),
      device: z.enum(['phone', 'desktop']),
      ...(measures as Record<(typeof VITALS)[number], z.ZodOptional<z.ZodNumber>>),
    })
    .meta({ example: { page: 'product', device: 'phone', LCP: 1_630, CLS: 0.02, INP: 86, TTFB: 180 } }),
  reply: z.literal(true),
})
