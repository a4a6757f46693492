import { createPagePanel } from './page-panel.ts'

/** The main sidebar: opened in the header, and by itself for a partner who has just signed in (spec accounts §4). */
export const isMenuOpen = createPagePanel()
