import { z } from 'zod'

export const OrderDownloadSchema = z
  .object({
    sku: z.string(),
    /** Of the product. */
    name: z.string(),
    /** Of the file. */
    title: z.string(),
    filename: z.string(),
    /** Opens the file for whoever holds it, while the order stands; below the shop's own address. Null: it is not there. */
    url: z.string().nullable(),
  })
  .meta({ id: 'OrderDownload' })
export type OrderDownload = z.output<typeof OrderDownloadSchema>
