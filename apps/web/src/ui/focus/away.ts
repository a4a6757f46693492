import { createContext, use } from 'react'

/** Whether what stands around is out of sight for now, as whoever began it is signed out. */
export const AwayContext = createContext(false)
export const useIsAway = (): boolean => use(AwayContext)
