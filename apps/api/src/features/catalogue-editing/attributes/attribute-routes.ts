import * as calls from '@vitrine/contract/catalog/editing/attributes'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { createAttribute } from './create-attribute.ts'
import { moveAttribute } from './move-attribute.ts'
import { removeAttribute } from './remove-attribute.ts'
import { saveAttribute } from './save-attribute.ts'
import { listAttributes } from './select-attributes.ts'
import { getAttribute } from './stored-attribute.ts'

export const attributeRoutes: readonly ServedRoute[] = [
  serve(calls.listEditedAttributes, (ctx, { query }) => listAttributes(ctx, query.language)),
  serve(calls.getEditedAttribute, (ctx, { params }) => getAttribute(ctx, params.id)),
  serve(calls.createAttribute, (ctx, { body }) => createAttribute(ctx, body)),
  serve(calls.saveAttribute, (ctx, { params, body }) => saveAttribute(ctx, { ...params, ...body })),
  serve(calls.moveAttribute, (ctx, { params, query, body }) =>
    moveAttribute(ctx, { ...params, ...query, ...body }),
  ),
  serve(calls.removeAttribute, (ctx, { params, query, body }) =>
    removeAttribute(ctx, { ...params, ...query, ...body }),
  ),
]
