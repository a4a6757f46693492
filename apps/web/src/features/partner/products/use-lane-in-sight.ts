import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Which of the lanes side by side is in sight, and the way to another. */
export function useLaneInSight(first: number) {
  const box = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(first)
  const offsets = () => {
    const lanes = [...(box.current?.children ?? [])]
    const start = lanes[0]?.getBoundingClientRect().left ?? 0
    return lanes.map((lane) => lane.getBoundingClientRect().left - start)
  }
  const show = (at: number) => {
    setCurrent(at)
    if (box.current) box.current.scrollLeft = offsets()[at] ?? 0
  }
  /** The one that begins nearest to where the box has been moved to. */
  const look = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = box.current ?? {}
    const isAtEnd = scrollWidth > clientWidth && scrollLeft >= scrollWidth - clientWidth - 1
    const far = offsets().map((offset) => Math.abs(offset - scrollLeft))
    setCurrent(isAtEnd ? far.length - 1 : far.indexOf(Math.min(...far)))
  }
  const begin = useEffectEvent(() => show(first))
  useEffect(() => begin(), [])
  return { box, current, show, look }
}
