import * as data from '@vitrine/contract/people/customer-data'
import * as privacy from '@vitrine/contract/user/privacy'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import { WithMeta } from '#api/answer.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import type { Entrance } from '../entrance.ts'
import { deleteAccount, getDeletion, sendDeletionCode } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { deleteCustomer, exportCustomerData } from './staff-privacy.ts'

type Deps = Pick<Entrance, 'keys' | 'left'> & { photos: PhotoStore }

export const privacyRoutes = ({ keys, left, photos }: Deps): ServedRoute[] => [
  serve(privacy.exportData, (ctx) => exportData(ctx)),
  serve(privacy.getDeletion, (ctx) => getDeletion(ctx)),
  serve(privacy.sendDeletionCode, (ctx, { facts }) => sendDeletionCode(ctx, keys, facts)),
  serve(privacy.deleteAccount, async (ctx, { body, facts }) => {
    const isGone = await deleteAccount(ctx, keys, {
      ...{ ...facts, code: body.code, photos },
      givesUpRoyalties: body.gives_up_royalties,
    })
    // Here and not by signing out after it: a page whose next call is refused meanwhile has nothing left to sign out.
    return new WithMeta(isGone, {}, [left])
  }),
  serve(data.exportCustomerData, (ctx, { params, body }) => exportCustomerData(ctx, { ...params, ...body })),
  serve(data.deleteCustomer, (ctx, { params, body }) =>
    deleteCustomer(ctx, {
      ...{ ...params, reason: body.reason, photos },
      givesUpRoyalties: body.gives_up_royalties,
    }),
  ),
]
