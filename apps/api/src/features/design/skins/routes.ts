import { updateSkins, updateSkinsByGet } from '@vitrine/contract/catalog/imports/updates'
import * as skins from '@vitrine/contract/design/skins'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { publishSkin, publishSkins, restoreSkin } from './publish-skin.ts'
import { discardSkin, saveSkin } from './save-skin.ts'
import { getSkinDesk } from './skin-desk.ts'

export const skinRoutes: readonly ServedRoute[] = [
  serve(skins.getSkin, (ctx, { params }) => getSkinDesk(ctx, params.store)),
  serve(skins.saveSkinDraft, (ctx, { body }) => saveSkin(ctx, body)),
  serve(skins.publishSkin, (ctx, { body }) => publishSkin(ctx, body)),
  serve(skins.discardSkinDraft, (ctx, { body }) => discardSkin(ctx, body)),
  serve(skins.restoreSkin, (ctx, { body }) => restoreSkin(ctx, body)),
  ...[updateSkins, updateSkinsByGet].map((call) => serve(call, (ctx) => publishSkins(ctx))),
]
