import {
  confirmSubscription,
  getSubscription,
  leaveNewsletter,
  subscribe as subscribeCall,
  unsubscribe as unsubscribeCall,
} from '@vitrine/contract/newsletter'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { getStatus, unsubscribe } from './about-address.ts'
import { followConfirm, followLeave } from './links.ts'
import { subscribe } from './subscribe.ts'

export const newsletterRoutes: readonly ServedRoute[] = [
  serve(subscribeCall, (ctx, { body, facts }) => subscribe(ctx, body.email, facts.ip)),
  serve(getSubscription, (ctx, { query, facts }) => getStatus(ctx, { ...query, ip: facts.ip })),
  serve(unsubscribeCall, (ctx, { body, facts }) => unsubscribe(ctx, { ...body, ip: facts.ip })),
  serve(confirmSubscription, (ctx, { body }) => followConfirm(ctx, body.token)),
  serve(leaveNewsletter, (ctx, { body }) => followLeave(ctx, body.token)),
]
