import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { openPanel } from './frame-panels.ts'
import { isTyping, lettersAreOn } from './letter-keys.ts'
import { useRooms } from './rooms/use-rooms.ts'
import { useStaffScope } from './use-staff-scope.ts'

/** For so long a G waits for the letter of a room. */
const PREFIX_MS = 1_500
/** Moments are counted from the opening of the page: 0 would be just now. */
const NEVER = Number.NEGATIVE_INFINITY

/** Ctrl K finds, ? tells the keys, 0 to 7 choose the store, G and a letter go to a room. */
export function useFrameKeys(): void {
  const goAt = useRef(NEVER)
  const go = useGo()
  const { change } = useStaffScope()
  const stores = useStores()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isFind(event)) {
      event.preventDefault()
      return openPanel('find')
    }
    if (!isLetter(event)) return
    const isSecond = event.timeStamp - goAt.current < PREFIX_MS
    goAt.current = event.key === 'g' ? event.timeStamp : NEVER
    if (isSecond && go(event.key)) return event.stopImmediatePropagation()
    act(event.key)
  })
  const act = (key: string) => {
    if (key === '?') openPanel('keys')
    if (/^[0-7]$/.test(key)) change({ store: stores[Number(key) - 1]?.code })
  }
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    // Before the lists, for which the second letter is one of theirs.
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}

const isFind = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'k'

function isLetter({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isTyping(target)) return false
  return lettersAreOn() && document.querySelector('dialog[open]') === null
}

function useGo() {
  const navigate = useNavigate()
  const { search } = useStaffScope()
  const rooms = useRooms().flat()
  return (letter: string): boolean => {
    const room = rooms.find((one) => one.letter === letter)
    if (room) void navigate(room.to + search)
    return room !== undefined
  }
}
