import { type KeyboardEvent, type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import { place } from './place.ts'
import './menu.css'

/** A line of a menu: a link, or something done. */
export type MenuLine = { readonly key: string; readonly label: string; readonly current?: boolean } & (
  | { readonly href: string }
  | { readonly onSelect: () => void }
)

interface MenuProps {
  /** What the menu is called ("Idioma"). */
  readonly label: string
  /** What its button shows; `label` is announced in its place where that is a sign. */
  readonly button: ReactNode
  readonly lines: readonly MenuLine[]
  /** Opens as it is loaded: what was pressed gave way to it. */
  readonly opened?: boolean
  /** The button's looks, where it is not one among buttons. */
  readonly buttonClass?: string
}

/**
 * A button that opens a short menu below it: arrows, Home, End and first letters go through it, Escape and a press beside it close it
 * with the focus back on the button. Load it lazily where it is opened only now and then.
 */
export function Menu({ label, button, lines, opened = false, buttonClass = 'ui-button ui-menu-button' }: MenuProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const from = useRef<'first' | 'last'>('first')

  useEffect(() => {
    if (opened) list.current?.showPopover()
  }, [opened])

  useEffect(() => {
    if (!open) return undefined
    const close = (): void => list.current?.hidePopover()
    addEventListener('resize', close)
    document.addEventListener('scroll', close)
    return () => {
      removeEventListener('resize', close)
      document.removeEventListener('scroll', close)
    }
  }, [open])

  const options = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
  const toggled = ({ newState }: ToggleEvent): void => {
    setOpen(newState === 'open')
    // the browser gives the focus back to what had it, which is gone where that gave way to this menu
    const focused = document.activeElement
    if (newState === 'closed' && (focused === document.body || list.current?.contains(focused)))
      opener.current?.focus({ preventScroll: true })
    if (newState !== 'open' || !list.current || !opener.current) return
    place(list.current, opener.current, { side: 'below', align: 'start', gapPx: 4 })
    options()
      .at(from.current === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true })
    from.current = 'first'
  }
  const openBy = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    from.current = event.key === 'ArrowDown' ? 'first' : 'last'
    list.current?.showPopover()
  }
  const goThrough = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') {
      list.current?.hidePopover()
      return
    }
    const all = options()
    const next = lineAfter(all, all.indexOf(document.activeElement as HTMLElement), event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={buttonClass}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={typeof button === 'string' ? undefined : label}
        popoverTarget={id}
        onKeyDown={openBy}
      >
        {button}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="ui-menu"
        onToggle={toggled}
        onKeyDown={goThrough}
      >
        {lines.map((line) => (
          <Line key={line.key} line={line} close={() => list.current?.hidePopover()} />
        ))}
      </div>
    </>
  )
}

function Line({ line, close }: { line: MenuLine; close: () => void }) {
  const { label, current = false } = line
  const shared = { role: 'menuitem', tabIndex: -1, className: 'ui-menu-line' } as const
  if ('href' in line)
    return (
      <a {...shared} href={line.href} aria-current={current ? 'page' : undefined} onClick={close}>
        {label}
      </a>
    )
  const select = (): void => {
    close()
    line.onSelect()
  }
  return (
    <button {...shared} type="button" aria-current={current ? 'true' : undefined} onClick={select}>
      {label}
    </button>
  )
}

/** Where a key leads from the line at `index`; undefined for keys that lead nowhere. */
function lineAfter(lines: readonly HTMLElement[], index: number, key: string): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return lines[(index + 1) % lines.length]
    case 'ArrowUp':
      return lines.at(index <= 0 ? -1 : index - 1)
    case 'Home':
      return lines[0]
    case 'End':
      return lines.at(-1)
    default: {
      if (key.length !== 1 || key === ' ') return undefined
      const letter = key.toLocaleLowerCase()
      return [...lines.slice(index + 1), ...lines].find((line) =>
        line.textContent?.trim().toLocaleLowerCase().startsWith(letter),
      )
    }
  }
}
