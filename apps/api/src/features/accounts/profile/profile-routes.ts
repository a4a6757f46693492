import * as profile from '@vitrine/contract/user/profile'
import * as changes from '@vitrine/contract/user/profile-changes'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import type { Entrance } from '../entrance.ts'
import { changeContact, sendContactCode } from './change-contact.ts'
import { guestAccount } from './guest-account.ts'
import { getAccount, saveName } from './save-name.ts'
import { updateProfile } from './update-profile.ts'

/** Photos included: to decode one is work. */
const ATTEMPTS = { name: 'profile-attempt', times: 60, seconds: 3600 }

export const profileRoutes = ({
  keys,
  photos,
}: Pick<Entrance, 'keys'> & { photos: PhotoStore }): ServedRoute[] => [
  serve(profile.getAccount, (ctx) => getAccount(ctx)),
  serve(profile.saveName, (ctx, { body }) => saveName(ctx, body.name)),
  serve(profile.findGuestAccount, (ctx, { query, facts }) =>
    guestAccount(ctx, { ...query, country: facts.country }),
  ),
  serve(
    changes.updateProfile,
    (ctx, { body, facts }) => updateProfile(ctx, { said: body, uploads: facts.uploads, photos }),
    { attempts: ATTEMPTS },
  ),
  serve(changes.sendContactCode, (ctx, { body, facts }) => sendContactCode(ctx, keys, { ...facts, ...body })),
  serve(changes.changeContact, (ctx, { body, facts }) => changeContact(ctx, keys, { ...facts, ...body })),
]
