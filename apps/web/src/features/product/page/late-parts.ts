// What comes to a product's page untouched, once it is alive: one file, not four.
export { ReviewSection } from '../reviews/review-section.tsx'
export { About } from './about.tsx'
export { askCurrent } from './ask-current.ts'
export { CardRail } from './card-rail.tsx'
