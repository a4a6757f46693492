import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { SliderName } from '@vitrine/domain/design/design'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type DraggedRow = {
  row: RefObject<HTMLElement | null>
  slider: SliderName
  place: number
  isOff: boolean
  onDrop(from: number, to: number): void
}

/** A row that can be taken to the place of another of its list. Answers whether one is held over it. */
export function useDraggedRow({ row, slider, place, isOff, onDrop }: DraggedRow): boolean {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent((from: unknown) => typeof from === 'number' && onDrop(from, place))
  useEffect(() => {
    const element = row.current
    if (!element || isOff) return
    return combine(
      draggable({ element, getInitialData: () => ({ slider, place }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.slider === slider,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false)
          drop(source.data.place)
        },
      }),
    )
  }, [row, slider, place, isOff])
  return isOver
}
