import { createRoot, type Root } from 'react-dom/client'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { TOAST_MS, type ToastOptions, type ToastType, type ToastWords } from './toast-options.ts'
import './toast.css'

/** R3.6. Width (356 px), swipe (45 px) and removal (200 ms) are sonner's own; tests hold them. */
const VISIBLE = 3
const GAP_PX = 14
const HOTKEY = ['altKey', 'KeyT']

/** Clear of the top bar, on phones from edge to edge and below what a page has there that no toast may cover (`--toast-below`). */
const WIDE = { top: 'calc(var(--top) + 12px)', right: 'var(--gutter)' }
const PHONE = { top: 'calc(var(--top) + var(--toast-below, 0px) + 8px)', left: '12px', right: '12px' }

let host: HTMLElement | undefined
let root: Root | undefined

/** The region of toasts, in a React root of its own: the page knows nothing of it. */
function Toaster({ words }: { words: ToastWords }) {
  return (
    <Sonner
      position="top-right"
      richColors
      duration={TOAST_MS}
      visibleToasts={VISIBLE}
      gap={GAP_PX}
      hotkey={HOTKEY}
      offset={WIDE}
      mobileOffset={PHONE}
      closeButton={words.close !== ''}
      customAriaLabel={`${words.region} (Alt+T)`}
      toastOptions={{ closeButtonAriaLabel: words.close }}
    />
  )
}

/** Above what is open, a modal dialog included: the one shown last is on top in the browser's top layer. */
function raise(): void {
  if (!host) {
    host = document.createElement('div')
    host.className = 'ui-toasts'
    host.popover = 'manual'
  }
  if (!host.isConnected) document.body.append(host)
  if (host.matches(':popover-open')) host.hidePopover()
  host.showPopover()
}

export function showToast(
  type: ToastType,
  title: string,
  { description, id, action }: ToastOptions & { readonly id: string },
  words: ToastWords,
): void {
  raise()
  if (!host) return
  root ??= createRoot(host)
  root.render(<Toaster words={words} />)
  const options = { id, ...(description && { description }), ...(action && { action }) }
  if (type === 'default') sonner(title, options)
  else sonner[type](title, options)
}

export const dismissToast = (id: string): void => void sonner.dismiss(id)
