import { type ReactNode, useId } from 'react'
import { CloseButton } from './CloseButton.tsx'
import { type ModalState, useModal } from './use-modal.ts'
import './modal.css'

interface SheetProps extends ModalState {
  readonly title: string
  /** The close button's word ("Fechar"). */
  readonly closeLabel: string
  /** As high as its content, or the whole screen (the menu). Only phones tell the difference. */
  readonly height?: 'content' | 'full'
  readonly children?: ReactNode
}

/**
 * What slides up from the bottom edge of a phone and in from the right edge of a wide screen: menu, filters, settings of a page. Load it
 * lazily where it is opened: `children` are drawn only while it is open.
 */
export function Sheet({ title, closeLabel, height = 'content', children, ...state }: SheetProps) {
  const titleId = useId()
  const modal = useModal(state)
  return (
    <dialog className={`ui-modal ui-sheet ui-sheet-${height}`} aria-labelledby={titleId} {...modal}>
      {state.open ? (
        <div className="ui-modal-body">
          <div className="ui-modal-head">
            <h2 id={titleId}>{title}</h2>
            <CloseButton label={closeLabel} onClick={state.onClose} />
          </div>
          <div className="ui-sheet-inside">{children}</div>
        </div>
      ) : null}
    </dialog>
  )
}
