import { createStore } from '@vitrine/sync/store/observable'

/** Rises when what the shop knows of the customer was changed on this page: who shows it asks again. */
export const profileChanges = createStore(0)

export const tellProfileChange = (): void => profileChanges.set(profileChanges.get() + 1)
