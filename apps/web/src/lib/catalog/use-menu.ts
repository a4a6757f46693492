import { type MenuNode, useRootData } from '../loaded/root-data.ts'

const NO_MENU: readonly MenuNode[] = []

/** The categories every page has already. */
export const useMenu = (): readonly MenuNode[] => useRootData().menu ?? NO_MENU
