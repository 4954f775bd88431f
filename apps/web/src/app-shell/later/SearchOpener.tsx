import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { connection, isThrifty } from '../../cache/prefetch-pages.ts'
import { loadMessages } from '../../i18n/translator.ts'
import { useLocale } from '../../i18n/use-t.ts'

interface SearchDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const PAGE = '/search'
const load = () => import('../../features/search/SearchDialog.tsx')
/** The page and what its visitor does now take precedence (R3.9). Milliseconds. */
const INDEX_AFTER = 4_000

/** Whether a key is meant for what is being typed in. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** `/` outside of fields, Ctrl+K or ⌘K everywhere, but not over a dialog, which has the page's attention. */
function isSearchKey(event: Event): event is KeyboardEvent {
  if (!(event instanceof KeyboardEvent) || event.altKey || event.shiftKey || event.repeat) return false
  if (document.querySelector('dialog[open]')) return false
  const withKey = event.ctrlKey || event.metaKey
  return withKey ? event.key.toLowerCase() === 'k' : event.key === '/' && !isTyping(event.target)
}

/** The search's link in the top bar, pressed as one presses what stays on the page. */
function pressedLink(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link?.getAttribute('href') === PAGE && link.closest('.app-shell-top') !== null && location.pathname !== PAGE
}

/**
 * Opens the search over the page by its link and by keys. Without it, or while its part cannot be had, the link leads to the search's own
 * page. `takeKeys` gives the keys that were pressed before this was there.
 */
export function SearchOpener({ takeKeys }: { takeKeys: () => readonly Event[] }) {
  const locale = useLocale()
  const router = useRouter()
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null)
  const [open, setOpen] = useState(false)
  const show = useEffectEvent(() => {
    Promise.all([load(), loadMessages(locale, ['search'])]).then(
      ([{ SearchDialog }]) => {
        setDialog(() => SearchDialog)
        setOpen(true)
      },
      () => void router.navigate({ href: PAGE }),
    )
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      show()
    }
    // before the link is followed
    const onClick = (event: MouseEvent) => {
      if (!pressedLink(event)) return
      event.preventDefault()
      show()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick, { capture: true })
    // only now: none is lost between who heard it until here and this
    if (takeKeys().some(isSearchKey)) show()
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [takeKeys])
  useEffect(() => {
    if (isThrifty(connection())) return undefined
    const { api } = router.options.context
    const timer = setTimeout(() => {
      // what could not be fetched now is fetched with the next page
      import('../../features/search/store-search-index.ts')
        .then(({ storeSearchIndex }) => storeSearchIndex(api))
        .catch(() => {})
    }, INDEX_AFTER)
    return () => clearTimeout(timer)
  }, [router])
  return Dialog ? <Dialog open={open} onClose={() => setOpen(false)} /> : null
}
