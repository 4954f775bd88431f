import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../../ui/Icon.tsx'

interface MenuSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

const load = () => import('../later/MenuSheet.tsx')

/**
 * The way to the menu: a link to its page, which opens it as a sheet instead once script runs. The sheet's code is fetched when a finger,
 * a pointer or the focus comes near.
 */
export function MenuLink() {
  const t = useT()
  const [Sheet, setSheet] = useState<ComponentType<MenuSheetProps> | null>(null)
  const [open, setOpen] = useState(false)
  const wanted = useRef(false)
  const fetchSheet = () => void load()
  const openSheet = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    wanted.current = true
    void load().then(({ MenuSheet }) => {
      setSheet(() => MenuSheet)
      setOpen(wanted.current)
    })
  }
  return (
    <>
      <a
        href="/menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetchSheet}
        onFocus={fetchSheet}
        onClick={openSheet}
      >
        <Icon name="menu" />
        <span>{t('app-shell.menu')}</span>
      </a>
      {Sheet ? (
        <Sheet
          open={open}
          onClose={() => {
            wanted.current = false
            setOpen(false)
          }}
        />
      ) : null}
    </>
  )
}
