import {
  confirmSubscription,
  getSubscription,
  leaveNewsletter,
  subscribe as subscribeCall,
  unsubscribe as unsubscribeCall,
} from '@vitrine/contract/newsletter'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { followConfirm, followLeave } from './follow-link.ts'
import { subscribe } from './subscribe.ts'
import { tellStatus, unsubscribe } from './unsubscribe.ts'

export const newsletterRoutes: readonly ServedRoute[] = [
  serve(subscribeCall, (ctx, { body, facts }) => subscribe(ctx, body.email, facts.ip)),
  serve(getSubscription, (ctx, { query, facts }) => tellStatus(ctx, query.email, facts.ip)),
  serve(unsubscribeCall, (ctx, { body, facts }) => unsubscribe(ctx, body.email, facts.ip)),
  serve(confirmSubscription, (ctx, { body }) => followConfirm(ctx, body.token)),
  serve(leaveNewsletter, (ctx, { body }) => followLeave(ctx, body.token)),
]
