import type { SkinTokens } from '@vitrine/domain/design/skin/skin-tokens'

const OF_SKINS = /^--(color-|radius$|font-display$)/

/** The page as its store would have it: these tokens, and none of those it came with. */
export function applySkin(root: HTMLElement, tokens: SkinTokens): void {
  for (const name of [...root.style])
    if (OF_SKINS.test(name) && !(name in tokens)) root.style.removeProperty(name)
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value)
}
