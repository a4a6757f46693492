// What an owner sets of the shop, typed and told apart by store or language; readers find it in `cms_settings`.
import { listSettings as listCall, saveSettings as saveCall } from '@vitrine/contract/admin/settings'
import type { Feature } from '#api/routing/feature.ts'
import { serve } from '#api/routing/serve.ts'
import { listSettings } from './list-settings.ts'
import { saveSettings } from './save-settings.ts'
import { storeTableRoutes } from './stores/store-routes.ts'

export const settingsFeature: Feature = {
  name: 'settings',
  routes: [
    serve(listCall, (ctx) => listSettings(ctx)),
    serve(saveCall, (ctx, { body }) => saveSettings(ctx, body.changes)),
    ...storeTableRoutes,
  ],
}
