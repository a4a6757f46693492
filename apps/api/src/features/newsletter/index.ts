// The newsletter: asked for with an address, begun by a link in that address's own mailbox, ended by one in every letter.
import type { Feature } from '#api/routing/feature.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { newsletterRoutes } from './routes.ts'
import { sweepPending } from './sweep-pending.ts'

export const newsletterFeature: Feature = {
  name: 'newsletter',
  routes: newsletterRoutes,
  jobs: [
    {
      name: 'newsletter.sweep-pending',
      may: 'data:retire',
      run: async (ctx) => ({ removed: await sweepPending(ctx) }),
    },
  ],
  schedules: [{ job: 'newsletter.sweep-pending', cron: '40 * * * *' }],
  mails: { 'newsletter.confirm': confirmationMail },
}
