import type { Design, SlidePicture, SliderName } from '@vitrine/domain/design/design'
import { withSlide } from '../slides.ts'

type Brought = { slider: SliderName; id: string; paths: readonly string[] }

/** Pictures go to their slide, as far as there is room for them, if it is still there. */
export function withBrought(design: Design, { slider, id, paths }: Brought): Design {
  const slide = design.sliders[slider].find((one) => one.id === id)
  if (!slide) return design
  const brought = paths.map((path): SlidePicture => ({ path, focus: [50, 50] }))
  return withSlide(design, slider, { ...slide, pictures: [...slide.pictures, ...brought].slice(0, 2) })
}
