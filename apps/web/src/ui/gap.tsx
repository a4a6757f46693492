import { useStore } from './shop-context.tsx'

/** Between two sentences. A full stop of Chinese brings its own. */
export function Gap() {
  return useStore().language === 'zh' ? null : ' '
}
