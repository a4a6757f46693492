// Accounts: who somebody is, proven by a code that reached their phone or mailbox or by a key of their device, and what
// the shop knows of them.
import type { OpenPhotos } from '#api/adapters/photos/photo-store.ts'
import { sweepPhotos } from '#api/adapters/photos/sweep-photos.ts'
import type { Database } from '#api/db/client.ts'
import { servePhotos } from '#api/features/media/index.ts'
import type { JobContext } from '#api/jobs/job.ts'
import type { Feature } from '#api/routing/feature.ts'
import { actingRoutes } from './acting/acting-routes.ts'
import { addressRoutes } from './addresses/address-routes.ts'
import { type AccountDeps, makeEntrance } from './entrance.ts'
import { sweepChallenges } from './passkeys/challenges.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { sweepPasswordLinks } from './password/link-queries.ts'
import { passwordChangedMail, passwordMail } from './password/password-mails.ts'
import { passwordRoutes } from './password/password-routes.ts'
import { CUSTOMER_PHOTOS, isSomebodysPhoto, selectUnknownPhotos } from './photo/photo-queries.ts'
import { privacyRoutes } from './privacy/privacy-routes.ts'
import { contactChangedMail } from './profile/contact-changed-mail.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { proofMail } from './proof/proof-mail.ts'
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts'
import { sweepTickets } from './second-factor/tickets.ts'
import { callBackMail } from './sign-in/call-back.ts'
import { codeMail } from './sign-in/code-mail.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'
import { sweepCodes } from './sign-in/sweep-codes.ts'
import { invitedMail } from './staff/invited-mail.ts'
import { staffRoutes } from './staff/staff-routes.ts'

export { readPhone } from './contact.ts'

type AccountsDeps = AccountDeps & {
  db: Database
  photos: OpenPhotos
}

export function accountsFeature(deps: AccountsDeps): Feature {
  const entrance = makeEntrance(deps)
  const photos = deps.photos('customer-photos')
  return {
    name: 'accounts',
    routes: [
      ...signInRoutes(entrance),
      ...passkeyRoutes(entrance),
      ...passwordRoutes(entrance),
      ...secondFactorRoutes(entrance),
      ...actingRoutes(entrance),
      ...profileRoutes({ ...entrance, photos }),
      ...privacyRoutes({ ...entrance, photos }),
      ...addressRoutes,
      ...staffRoutes,
    ],
    plugin: async (app) =>
      servePhotos(app, {
        // It stays on no device: the next one there may be somebody else.
        ...{ store: photos, prefix: CUSTOMER_PHOTOS, cacheControl: 'private, no-store' },
        isShown: (name) => isSomebodysPhoto(deps.db, name),
      }),
    jobs: [
      {
        name: 'accounts.sweep-codes',
        may: 'data:retire',
        run: async (ctx) => ({ removed: await sweepProofs(ctx) }),
      },
      {
        name: 'accounts.sweep-photos',
        may: 'data:retire',
        run: async ({ db, now }) => ({
          removed: await sweepPhotos({
            ...{ store: photos, now: now() },
            selectUnknown: (names) => selectUnknownPhotos(db, names),
          }),
        }),
      },
    ],
    schedules: [
      { job: 'accounts.sweep-codes', cron: '35 * * * *' },
      { job: 'accounts.sweep-photos', cron: '27 * * * *' },
    ],
    mails: {
      'accounts.code': codeMail,
      'accounts.call-back': callBackMail,
      'accounts.proof': proofMail,
      'accounts.password': passwordMail,
      'accounts.staff-invited': invitedMail,
      'accounts.password-changed': passwordChangedMail,
      'accounts.contact-changed': contactChangedMail,
    },
  }
}

/** Whatever proves somebody for a few minutes. */
async function sweepProofs(ctx: JobContext): Promise<number> {
  const removed = [
    await sweepCodes(ctx),
    await sweepChallenges(ctx),
    await sweepTickets(ctx),
    await sweepPasswordLinks(ctx),
  ]
  return removed.reduce((sum, count) => sum + count, 0)
}
