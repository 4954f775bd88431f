import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const openMore = () => document.querySelector<HTMLDetailsElement>('.app-shell-more[open]')

/** Closes the top bar's "more" by a press or focus elsewhere, by Escape, and when one goes somewhere. Opening it is the browser's own. */
export function useClosingMore(): void {
  const router = useRouter()
  useEffect(() => {
    const close = () => openMore()?.removeAttribute('open')
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !openMore()?.contains(target)) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      const more = openMore()
      if (key !== 'Escape' || !more) return
      close()
      more.querySelector('summary')?.focus()
    }
    const unsubscribe = router.subscribe('onBeforeNavigate', close)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    document.addEventListener('keydown', onKey)
    return () => {
      unsubscribe()
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
      document.removeEventListener('keydown', onKey)
    }
  }, [router])
}
