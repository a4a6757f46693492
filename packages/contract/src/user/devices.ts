// The list of devices somebody is signed in on, by themselves.
import { z } from 'zod'
import { IdSchema, TokenSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

const DeviceSchema = z.object({
  id: z.number(),
  /** Browser and system in a word or two, as the device tells them; empty when it tells nothing. */
  device: z.string(),
  country: z.string(),
  started_at: z.string(),
  last_used_at: z.string(),
  is_current: z.boolean(),
})

export const listDevices = defineCall({
  id: 'user.devices',
  method: 'GET',
  path: '/api/user/devices',
  may: 'account:read',
  storeScoped: false,
  summary: 'Where one is signed in, the latest first',
  query: z.object({ token: TokenSchema }),
  reply: z.array(DeviceSchema),
})

export const endDevice = defineCall({
  id: 'user.endDevice',
  method: 'POST',
  path: '/api/user/devices/:id/end',
  may: 'account:change',
  storeScoped: false,
  summary: 'Sign out on another device; 404 for a session that is not one’s own, or over',
  params: z.object({ id: IdSchema }),
  reply: z.literal(true),
})
