import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

export type RowSide = 'above' | 'below'
type DraggedRow = {
  row: RefObject<HTMLElement | null>
  /** What is held by, where fields of the row are written in. */
  handle?: RefObject<HTMLElement | null>
  /** Rows of one list go among themselves. */
  list: string
  id: string | number
  onDrop(id: string | number, place: { on: string | number; side: RowSide }): void
}

function sideOf(element: Element, { clientY }: { clientY: number }): RowSide {
  const { top, height } = element.getBoundingClientRect()
  return clientY - top < height / 2 ? 'above' : 'below'
}

/** Answers on which side of the row another one is held. */
export function useDraggedRow({ row, handle, list, id, onDrop }: DraggedRow): RowSide | undefined {
  const [side, setSide] = useState<RowSide>()
  const drop = useEffectEvent((from: unknown, at: RowSide) => {
    if (typeof from === 'string' || typeof from === 'number') onDrop(from, { on: id, side: at })
  })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const dragHandle = handle?.current
    return combine(
      draggable({ element, ...(dragHandle && { dragHandle }), getInitialData: () => ({ list, id }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list && source.data.id !== id,
        onDrag: ({ location }) => setSide(sideOf(element, location.current.input)),
        onDragLeave: () => setSide(undefined),
        onDrop: ({ source, location }) => {
          setSide(undefined)
          drop(source.data.id, sideOf(element, location.current.input))
        },
      }),
    )
  }, [row, handle, list, id])
  return side
}
