import { afterLoad } from '@games/web/lazy/lazy.tsx'
import { isTypingIn, letterKeysOn } from '../ui/keys.ts'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useUndo } from '../ui/use-undo-toast.ts'
import { lastAction } from '../ui/last-action.ts'
import { closePanel, openPanel, useOpenPanel } from './panels.ts'
import { usePlaces } from './use-place.ts'

const loadPalette = () => import('./Palette.tsx')
const Palette = lazy(() => loadPalette().then(({ Palette: part }) => ({ default: part })))
const KeySheet = lazy(() => import('./KeySheet.tsx').then(({ KeySheet: part }) => ({ default: part })))

/** A page at rest loads the palette after this long: what is typed at once after its key is to arrive in it. Milliseconds. */
const AT_REST_MS = 1_500

/** After g a letter is waited for so long. Milliseconds. */
const GOING_MS = 2_500

/** The keys of every page: the palette, g and a letter, the sheet of keys, the sidebar, undo. And what they open. */
export function FrameKeys({ onToggleRail }: { onToggleRail: () => void }) {
  const panel = useOpenPanel()
  const places = usePlaces()
  const router = useRouter()
  const undo = useUndo()
  const [going, setGoing] = useState(false)
  // what could not be fetched now is fetched when it is opened
  useEffect(() => afterLoad(AT_REST_MS, () => void loadPalette().catch(() => {})), [])
  useEffect(() => {
    document.documentElement.classList.toggle('frame-going', going)
    if (!going) return undefined
    const timer = setTimeout(() => setGoing(false), GOING_MS)
    return () => clearTimeout(timer)
  }, [going])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      const key = event.key.toLowerCase()
      if ((event.metaKey || event.ctrlKey) && !event.altKey && key === 'k') {
        event.preventDefault()
        openPanel('palette')
        return
      }
      if (isTypingIn(event.target) || document.querySelector('dialog[open]')) return
      const { action } = lastAction.get()
      if ((event.metaKey || event.ctrlKey) && !event.shiftKey && key === 'z' && action !== null) {
        event.preventDefault()
        undo(action)
        return
      }
      if (event.metaKey || event.ctrlKey || event.altKey || !letterKeysOn()) return
      if (going) {
        setGoing(false)
        const place = places.find(({ letter }) => letter === key)
        if (!place) return
        event.preventDefault()
        void router.navigate({ href: place.path })
        return
      }
      const does: Record<string, () => void> = {
        g: () => setGoing(true),
        '?': () => openPanel('keys'),
        '[': onToggleRail,
        w: () => openPanel('present'),
      }
      const work = does[key]
      if (!work) return
      event.preventDefault()
      work()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [going, places, router, undo, onToggleRail])
  return (
    <Suspense>
      {panel === 'palette' ? <Palette onClose={() => closePanel('palette')} /> : null}
      {panel === 'keys' ? <KeySheet onClose={() => closePanel('keys')} /> : null}
    </Suspense>
  )
}
