import * as membership from '@vitrine/contract/partner/membership'
import * as papers from '@vitrine/contract/partner/papers'
import { endPartnership as endCall } from '@vitrine/contract/partner/staff/end-partnership'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { acceptAgreement } from './agreement.ts'
import { decideApplication, listApplications } from './applications.ts'
import { endPartnership } from './ending/end-partnership.ts'
import { applyAsPartner, getMembership } from './membership.ts'
import { getPaper, getPartnerSettings, getWiki, savePartnerSettings } from './papers.ts'

export const partnerRoutes: readonly ServedRoute[] = [
  serve(membership.getMembership, (ctx) => getMembership(ctx)),
  serve(membership.applyAsPartner, (ctx, { body }) => applyAsPartner(ctx, body), {
    attempts: { name: 'partner-application', times: 60, seconds: 3_600 },
  }),
  serve(membership.acceptAgreement, async (ctx, { body }) => {
    await acceptAgreement(ctx, body.version)
    return getMembership(ctx)
  }),
  serve(membership.listApplications, (ctx) => listApplications(ctx)),
  serve(membership.decideApplication, (ctx, { params, body }) =>
    decideApplication(ctx, { ...params, ...body }),
  ),
  serve(endCall, (ctx, { params, body }) => endPartnership(ctx, { ...params, ...body })),
  serve(papers.getPaper, (ctx, { params }) => getPaper(ctx, params.name)),
  serve(papers.getWiki, (ctx) => getWiki(ctx)),
  serve(papers.getPartnerSettings, (ctx) => getPartnerSettings(ctx)),
  serve(papers.savePartnerSettings, (ctx, { body }) => savePartnerSettings(ctx, body)),
]
