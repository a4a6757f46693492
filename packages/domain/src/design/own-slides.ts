import { stableJson } from '../json/stable-json.ts'
import { type Design, SLIDERS, type Slide } from './design.ts'

/**
 * A partner may lay slides of their own into the main slider, change and take them away. Everything else of the shop's
 * look, and whether shoppers see any of it, is the owner's to say.
 */
export function touchesOnlyOwn(before: Design, after: Design, me: number): boolean {
  const rest = ({ sliders, ...others }: Design) =>
    stableJson([others, ...SLIDERS.map((name) => withoutOwn(sliders[name], me, name === 'main'))])
  return rest(before) === rest(after)
}

const withoutOwn = (slides: readonly Slide[], me: number, isTheirs: boolean): readonly Slide[] =>
  isTheirs ? slides.filter(({ by }) => by !== me) : slides
