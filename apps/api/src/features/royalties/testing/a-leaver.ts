import type { forgetAccount } from '#api/features/accounts/privacy/forget-account.ts'

type Leaver = Parameters<typeof forgetAccount>[1]

/** Somebody without a photo who deletes their account. */
export const aLeaver = (customerId: number, givesUpRoyalties = false): Leaver => ({
  ...{ customerId, givesUpRoyalties },
  photos: { remove: async () => undefined } as unknown as Leaver['photos'],
})
