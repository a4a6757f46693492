import type { SkinFault, SkinInk } from '@vitrine/domain/design/skin/skin-faults'
import type { SkinColor } from '@vitrine/domain/design/skin/skin-values'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { MessageKey } from '@vitrine/i18n/message-key'

export const COLOR_WORDS: Readonly<Record<SkinColor, MessageKey>> = {
  paper: 'staff.skinPaper',
  raised: 'staff.skinRaised',
  tile: 'staff.skinTile',
  ink: 'staff.skinInk',
  ink_2: 'staff.skinInk2',
  ink_3: 'staff.skinInk3',
  line: 'staff.skinLine',
  control: 'staff.skinControl',
  accent: 'staff.skinAccent',
  on_accent: 'staff.skinOnAccent',
  accent_soft: 'staff.skinAccentSoft',
  sale: 'staff.skinSale',
}

const INK_WORDS: Readonly<Record<SkinInk, MessageKey>> = {
  ...COLOR_WORDS,
  ink_hover: 'staff.skinInkHover',
  accent_hover: 'staff.skinAccentHover',
  tile_deep: 'staff.skinTileDeep',
  on_ink: 'staff.skinOnInk',
  line_strong: 'staff.skinLine',
  error: 'staff.skinError',
  warn: 'staff.skinWarn',
}

/** Which pair, how well it is told apart, and how well it has to be. */
export function faultText(t: Translate, { ink, ground, contrast, least }: SkinFault, locale: string): string {
  const figure = (ratio: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(ratio)
  return t('staff.skinFault', {
    ink: t(INK_WORDS[ink]),
    ground: t(INK_WORDS[ground]),
    contrast: figure(contrast),
    least: figure(least),
  })
}
