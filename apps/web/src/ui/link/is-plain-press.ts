type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>

/** What opens a tab or a window, or saves what is there, is left to the browser. */
export const isPlainPress = ({ button, metaKey, ctrlKey, altKey, shiftKey }: Press): boolean =>
  button === 0 && !(metaKey || ctrlKey || altKey || shiftKey)
