import { createStore } from '@vitrine/sync/store/observable'

type SignInModal = { isOpen: boolean; contact: string }

/** Open from anywhere, with the contact known already or not. */
export const signInModal = createStore<SignInModal>({ isOpen: false, contact: '' })

export const openSignIn = (contact = ''): void => signInModal.set({ isOpen: true, contact })
export const closeSignIn = (): void => signInModal.set({ isOpen: false, contact: '' })
