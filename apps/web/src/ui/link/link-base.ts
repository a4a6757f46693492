import { createContext } from 'react'

/** What the addresses of this store's pages begin with: `/us`, or nothing on a page without a store. */
export const LinkBase = createContext('')
