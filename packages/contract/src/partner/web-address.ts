import { z } from 'zod'

/** Of a page somebody posts at: what stands before an `@` looks like its host and is none. */
export const WebAddressSchema = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(300)
  .refine((address) => !/^https:\/\/[^/?#]*@/i.test(address), 'names a user before its host')
