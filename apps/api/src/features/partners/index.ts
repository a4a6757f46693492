// Partners: who promotes goods and is paid for it. How one becomes a partner, what one agrees to, what one says of
// oneself, and how it ends.
import type { Feature } from '#api/routing/feature.ts'
import { countApplications } from './applications.ts'
import { decisionMail } from './decision-mail.ts'
import { endedMail } from './ending/ended-mail.ts'
import { partnerRoutes } from './routes.ts'

export const partnersFeature: Feature = {
  name: 'partners',
  routes: partnerRoutes,
  mails: { 'partner.decided': decisionMail, 'partner.ended': endedMail },
  waits: { partners: { may: 'partner:approve', count: ({ db }) => countApplications(db) } },
}
