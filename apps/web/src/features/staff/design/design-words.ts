import type { SliderName } from '@vitrine/domain/design/design'
import type { SlideField } from '@vitrine/domain/design/design-changes'
import type { MessageKey } from '@vitrine/i18n/message-key'

export const SLIDER_WORDS: Readonly<Record<SliderName, MessageKey>> = {
  main: 'staff.designMain',
  top: 'staff.designTop',
  bottom: 'staff.designBottom',
  styles: 'staff.designStyles',
}
export const PARTS = ['navbar', 'bonus', 'payments'] as const
export type PartName = (typeof PARTS)[number]
export const PART_WORDS: Readonly<Record<PartName, MessageKey>> = {
  navbar: 'staff.designNavbar',
  bonus: 'staff.designBonus',
  payments: 'staff.designPayments',
}
export const FIELD_WORDS: Readonly<Record<SlideField, MessageKey>> = {
  title: 'staff.designHeading',
  text: 'staff.designText',
  button: 'staff.designButton',
  link: 'staff.designLeadsTo',
  alt: 'staff.designAlt',
  pictures: 'staff.designPictures',
  shown: 'staff.designShown',
  light_bg: 'staff.designLight',
}
