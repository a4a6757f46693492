// The newsletter: asked for with an address, begun by a link in that address's own mailbox, ended by one in every letter.
import type { Feature } from '#api/routing/feature.ts'
import { newsletterRoutes } from './routes.ts'

export const newsletterFeature: Feature = { name: 'newsletter', routes: newsletterRoutes }
