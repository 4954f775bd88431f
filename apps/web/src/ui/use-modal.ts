import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

export interface ModalState {
  readonly open: boolean
  /** Requested by Escape, the close button, a press beside it, or Android's back gesture: set `open` to false. */
  readonly onClose: () => void
  /** Where the focus goes afterwards. Only needed where a press may leave no focus behind (Safari's buttons): else the opener has it. */
  readonly returnTo?: RefObject<HTMLElement | null>
}

/**
 * What a native `<dialog>` leaves to us: opening by state, closing by a press on the backdrop (`closedby` is missing in WebKit), the
 * focus back to the opener even when the dialog is unmounted, and a page that keeps its width while it must not scroll.
 */
export function useModal({ open, onClose, returnTo }: ModalState) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    const opener = returnTo?.current ?? document.activeElement
    const page = document.documentElement
    page.classList.toggle('ui-keeps-gutter', innerWidth > page.clientWidth)
    element.showModal()
    return () => {
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [open, returnTo])

  const isBeside = ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }): boolean =>
    target === currentTarget
  return {
    ref: dialog,
    /** A close we requested ourselves has `open` false by now, and one of a development double effect is open again. */
    onClose: () => {
      if (open && !dialog.current?.open) onClose()
    },
    // press and release must both be beside: who selects text to beyond the edge closes nothing
    onPointerDown: (event: PointerEvent) => {
      pressedBeside.current = isBeside(event)
    },
    onPointerUp: (event: PointerEvent) => {
      if (pressedBeside.current && isBeside(event)) onClose()
      pressedBeside.current = false
    },
  }
}
