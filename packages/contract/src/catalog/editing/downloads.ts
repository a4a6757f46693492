import { z } from 'zod'
import { defineCall } from '../../call.ts'

export const MAX_DOWNLOAD_BYTES = 50 * 1024 * 1024
export const DOWNLOAD_UPLOADS = { field: 'file', maxFiles: 1, maxFileBytes: MAX_DOWNLOAD_BYTES } as const

export const uploadDownload = defineCall({
  id: 'catalog.edit.download',
  method: 'POST',
  path: '/api/admin/catalogue/download-files',
  may: 'catalog:write',
  storeScoped: false,
  summary: 'A file that is sold, of any kind, kept as it is; `file` is what its product names it by',
  body: z.object({}),
  uploads: DOWNLOAD_UPLOADS,
  // Fifty megabytes over a slow line.
  patienceMs: 600_000,
  reply: z.object({ file: z.string() }),
})
