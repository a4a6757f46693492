import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Side } from './tree-rows.ts'

type DraggedCategory = {
  row: RefObject<HTMLElement | null>
  id: number
  onDrop(id: number, place: { on: number; side: Side }): void
}

/** Of a row's height the upper quarter is before it, the lower behind it, and what lies between is inside. */
const EDGE = 0.25

function sideOf(element: Element, { clientY }: { clientY: number }): Side {
  const { top, height } = element.getBoundingClientRect()
  const part = (clientY - top) / height
  if (part < EDGE) return 'above'
  return part > 1 - EDGE ? 'below' : 'inside'
}

/** Answers on which side of the row another one is held. */
export function useDraggedCategory({ row, id, onDrop }: DraggedCategory): Side | undefined {
  const [side, setSide] = useState<Side>()
  const drop = useEffectEvent(
    (from: unknown, at: Side) => typeof from === 'number' && onDrop(from, { on: id, side: at }),
  )
  useEffect(() => {
    const element = row.current
    if (!element) return
    return combine(
      draggable({ element, getInitialData: () => ({ category: id }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.category === 'number' && source.data.category !== id,
        onDrag: ({ location }) => setSide(sideOf(element, location.current.input)),
        onDragLeave: () => setSide(undefined),
        onDrop: ({ source, location }) => {
          setSide(undefined)
          drop(source.data.category, sideOf(element, location.current.input))
        },
      }),
    )
  }, [row, id])
  return side
}
