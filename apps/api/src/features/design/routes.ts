import * as editor from '@vitrine/contract/design/editor'
import * as programs from '@vitrine/contract/design/programs'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { getDesk } from './edit/desk.ts'
import { listVersions } from './edit/list-versions.ts'
import { publishDraft, restoreVersion, unschedule } from './edit/publish.ts'
import { discardDraft, saveDraft } from './edit/save-draft.ts'
import { uploadPictures } from './pictures/upload-pictures.ts'
import { changeDesign } from './programs/change-design.ts'
import { skinRoutes } from './skins/routes.ts'

export const designRoutes = (store: PhotoStore): ServedRoute[] => [
  serve(editor.getDesign, (ctx) => getDesk(ctx)),
  serve(editor.saveDesignDraft, (ctx, { body }) => saveDraft(ctx, body)),
  serve(editor.publishDesign, (ctx, { body }) => publishDraft(ctx, body)),
  serve(editor.discardDesignDraft, (ctx, { body }) => discardDraft(ctx, body.version)),
  serve(editor.unscheduleDesign, (ctx, { body }) => unschedule(ctx, body.version_id)),
  serve(editor.listDesignVersions, (ctx) => listVersions(ctx)),
  serve(editor.restoreDesign, (ctx, { body }) => restoreVersion(ctx, body.version_id, body.based_on)),
  serve(editor.uploadDesignPictures, (ctx, { facts }) =>
    uploadPictures(ctx, { uploads: facts.uploads, store }),
  ),
  serve(programs.changeDesign, (ctx, { body }) => changeDesign(ctx, body)),
  ...skinRoutes,
  ...[programs.changeSlides, programs.changeDesignSlides].map((call) =>
    serve(call, (ctx, { body: { slides, lang } }) => changeDesign(ctx, { main_slider: slides, lang })),
  ),
]
